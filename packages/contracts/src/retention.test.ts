import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RETENTION } from './retention.ts';

const POLICY = readFileSync(fileURLToPath(new URL('../../../docs/retention.md', import.meta.url)), 'utf8');
/** The last cell of each row of the policy's table, by id. */
const WRITTEN = new Map(
  [...POLICY.matchAll(/^\|[^|]*\| `(\w+)` \|[^|]*\|([^|]*)\|$/gm)].map(([, id = '', span = '']) => [
    id,
    span.trim(),
  ]),
);

function inWords(kept: (typeof RETENTION)[number]['keptFor']): string {
  if (kept === 'account') return 'until the child or the family is deleted';
  return 'hours' in kept ? `${kept.hours} hours` : `${kept.days} days`;
}

test('the written policy says of each kind of data what the figures say, and of nothing else', () => {
  expect(Object.fromEntries(WRITTEN)).toEqual(
    Object.fromEntries(RETENTION.map(({ id, keptFor }) => [id, inWords(keptFor)])),
  );
});
