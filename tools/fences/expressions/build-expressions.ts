import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Expression } from './find-expressions.ts';

/**
 * Run by itself: imports the modules named on the command line, runs what builds expressions later, and writes every
 * expression that was built as JSON. What `new RegExp(…)` comes to is known only so.
 */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const built = new Map<string, Expression>();

/** The first place of ours on the way to here. */
function placeOfCaller(): string {
  const frames = (new Error().stack ?? '').split('\n').slice(2);
  const frame = frames.find((line) => line.includes('file://') && !line.includes(import.meta.url)) ?? '';
  const [, address = '', line = ''] = /(file:\/\/[^\s()]+):(\d+):\d+/.exec(frame) ?? [];
  return address === '' ? '' : `${relative(root, fileURLToPath(address))}:${line}`;
}

function record(made: RegExp): RegExp {
  const [place, { source, flags }] = [placeOfCaller(), made];
  if (/^(?:apps|packages)\//.test(place)) built.set(`${place} ${source}/${flags}`, { place, source, flags });
  return made;
}

const Plain = globalThis.RegExp;
globalThis.RegExp = new Proxy(Plain, {
  construct: (_target, [pattern, flags]) => record(new Plain(pattern, flags)),
  apply: (_target, _self, [pattern, flags]) => record(new Plain(pattern, flags)),
});

for (const file of process.argv.slice(2)) await import(root + file);
const { buildLater } = await import('./built-later.ts');
await buildLater();
process.stdout.write(JSON.stringify([...built.values()]));
