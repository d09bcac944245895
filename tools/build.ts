import { buildIfStale } from './run/builds.ts';

/** `npm run build`: what people run, made of the sources, for an image or a machine that is to build nothing itself. */
await buildIfStale();
