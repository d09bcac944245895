import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Expression, findExpressions } from './find-expressions.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const BUILD = fileURLToPath(new URL('./build-expressions.ts', import.meta.url));
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;

export interface AllExpressions {
  /** Written and built, each once. */
  readonly expressions: readonly Expression[];
  /** Places of `new RegExp(…)` of which nothing was built: nobody knows what they come to. */
  readonly unbuilt: readonly string[];
}

/** Files that are run while the product is built, by us alone: their expressions meet our own files. */
const BUILD_ONLY = /^(?:packages\/content\/src\/|apps\/web\/src\/locales\/check-words\.ts)/;

/** Every expression of apps and packages that may meet a stranger's text. */
export function allExpressions(): AllExpressions {
  const found = findExpressions(root);
  const places = found.built.filter((place) => !BUILD_ONLY.test(place));
  const files = [...new Set(places.map((place) => place.replace(/:\d+$/, '')))];
  const told = execFileSync(process.execPath, [BUILD, ...files], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  const built = JSON.parse(told) as Expression[];
  const known = new Set(built.map(({ place }) => place));
  const written = found.written.filter(({ place }) => !BUILD_ONLY.test(place));
  const each = new Map([...written, ...built].map((each) => [`${each.source}/${each.flags}`, each]));
  return { expressions: [...each.values()], unbuilt: places.filter((place) => !known.has(place)) };
}
