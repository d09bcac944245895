import { serveProduct } from './run/serve-product.ts';
import { buildWebIfStale } from './run/web-build.ts';

/** `npm start`: the product on this machine, with the embedded database and the demo family. */
await buildWebIfStale();
serveProduct({ DEMO: process.env['DEMO'] ?? 'true' });
