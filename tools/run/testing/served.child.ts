import { serveProduct } from '../serve-product.ts';

/** The product kept running from its sources, which need no build. */
await serveProduct({ DEMO: 'false', LOG_LEVEL: 'warn', PORT: '0' }, 'apps/server/src/main.ts');
