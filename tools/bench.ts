import { globSync } from 'node:fs';
import { run } from './run/project.ts';
import { buildIfStale } from './run/builds.ts';

/** `npm run bench [NAME]`: every bench/*.bench.ts, or those whose file name holds NAME, one after another. */
const wanted = process.argv[2] ?? '';
await buildIfStale();
let failures = 0;
for (const file of globSync('bench/*.bench.ts').toSorted()) {
  if (!file.includes(wanted)) continue;
  process.stdout.write(`\n── ${file}\n`);
  const { code } = await run('node', [file]);
  if (code !== 0) failures += 1;
}
process.exitCode = failures > 0 ? 1 : 0;
