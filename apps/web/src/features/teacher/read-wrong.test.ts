import type { Misreading } from '@ori/contracts/misreadings';
import { expect, it } from 'vitest';
import { wrongReadAt } from './read-wrong.ts';

const one = (id: string, hasExample = true): Misreading => {
  const skill = { id: 's', title: 'Skill' };
  const example = hasExample ? { skill, prompt: `${id}?`, right: '1', wrong: '2' } : null;
  return { id, name: id, question: `${id}?`, skills: [skill], example };
};
const CATALOGUE = [one('a'), one('b', false), one('c'), one('d'), one('e')];

it('offers the right thought among others of the same age, at a place that changes', () => {
  const reads = [0, 1, 2, 3].map((turn) => wrongReadAt(CATALOGUE, turn));
  expect(reads.map((read) => read?.right.id)).toEqual(['a', 'c', 'd', 'e']);
  expect(reads.map((read) => read?.thoughts.findIndex(({ id }) => id === read.right.id))).toEqual([
    0, 1, 2, 0,
  ]);
  for (const read of reads) expect(new Set(read?.thoughts).size).toBe(3);
});

it('is nothing where no question stands in words', () => {
  expect(wrongReadAt([one('b', false)], 4)).toBeNull();
  expect(wrongReadAt([], 0)).toBeNull();
});
