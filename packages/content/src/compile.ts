import { resolve } from 'node:path';
import { compileContent } from './compiled/compile-content.ts';
import { ContentError, problemLine } from './problem.ts';

/** `node packages/content/src/compile.ts`: makes what the server reads in place of the content's files, or prints every problem. */
const root = resolve(import.meta.dirname, '../../..');
try {
  await compileContent(resolve(root, 'content'), resolve(root, 'packages/content/dist'), {
    cacheDir: resolve(root, '.cache/content'),
  });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  for (const problem of error.problems) process.stderr.write(`${problemLine(problem)}\n`);
  process.exitCode = 1;
}
