import { serveProduct } from './run/serve-product.ts';
import { buildIfStale } from './run/builds.ts';

/** `npm start`: the product on this machine, with the embedded database and the demo family. */
await buildIfStale();
await serveProduct({ DEMO: process.env['DEMO'] ?? 'true' });
