import type { StateSubject } from '@ori/contracts/states';
import { expect, it } from 'vitest';
import { subjectsToName } from './subjects-to-name.ts';

const subject = (
  id: string,
  takes: StateSubject['takes'],
  kinds: StateSubject['kinds'] = [],
): StateSubject => ({
  id,
  name: id,
  rule: 'r',
  grades: { from: 0, to: 12 },
  takes,
  kinds,
  isCore: false,
});

it('leaves to a parent what no subject of ours tells: several that share one, and those nothing feeds', () => {
  const found = subjectsToName([
    subject('arithmetic', ['math']),
    subject('science', ['science', 'math']),
    subject('history', ['social']),
    subject('civics', ['social']),
    subject('music', [], ['music']),
    subject('art', []),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['arithmetic', 'history', 'civics', 'music', 'art']);
});

it('asks nothing where each subject of the state has one of ours to itself', () => {
  expect(subjectsToName([subject('reading', ['language']), subject('math', ['math'])])).toEqual([]);
});
