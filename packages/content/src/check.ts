import { resolve } from 'node:path';
import { problemLine } from './problem.ts';
import { readContent } from './read-content.ts';

/** `node packages/content/src/check.ts [folder]`: prints every problem of the content, exits 1 when there is one. */
const dir = resolve(process.argv[2] ?? `${import.meta.dirname}/../../../content`);
const { problems, checked } = await readContent(dir);
for (const problem of problems) console.error(problemLine(problem));
console.log(
  problems.length === 0
    ? `content: ${checked} lessons, no problem`
    : `content: ${problems.length} problem(s)`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
