import { serveProduct } from './run/serve-product.ts';
import { buildIfStale } from './run/builds.ts';

/** `npm run serve`: production. It refuses to start without its secrets and makes no demo family. */
await buildIfStale();
serveProduct({ NODE_ENV: 'production', DEMO: 'false' });
