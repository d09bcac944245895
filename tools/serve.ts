import { serveProduct } from './run/serve-product.ts';
import { buildIfStale } from './run/builds.ts';

/** `npm run serve`: production. It makes its secrets with a new database, never later, and no demo family. */
await buildIfStale();
await serveProduct({ NODE_ENV: 'production', DEMO: 'false' });
