/** What the journeys walk through is built of the sources as they are. Playwright asks for a default export. */
export { buildIfStale as default } from '../tools/run/builds.ts';
