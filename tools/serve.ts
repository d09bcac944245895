import { serveProduct } from './run/serve-product.ts';
import { buildWebIfStale } from './run/web-build.ts';

/** `npm run serve`: production. It refuses to start without its secrets and makes no demo family. */
await buildWebIfStale();
serveProduct({ NODE_ENV: 'production', DEMO: 'false' });
