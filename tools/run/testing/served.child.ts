import { serveProduct } from '../serve-product.ts';

/** The built product, kept running on a port of its own. */
await serveProduct({ DEMO: 'false', LOG_LEVEL: 'warn', PORT: '0' });
