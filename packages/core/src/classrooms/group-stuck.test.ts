import { expect, it } from 'vitest';
import { groupStuck } from './group-stuck.ts';

const stuck = (childId: string, skill: string, misconception: string | null = null) => ({
  childId,
  skill,
  misconception,
  ask: misconception === null ? null : `Why ${misconception}?`,
});

it('puts the skill of the most children first, each child once', () => {
  const groups = groupStuck([
    stuck('kai', 'halves'),
    stuck('kai', 'thirds', 'adds-tops'),
    stuck('mina', 'thirds'),
    stuck('zuri', 'halves'),
    stuck('mina', 'halves'),
  ]);
  expect(groups.map(({ first, childIds }) => [first.skill, childIds])).toEqual([
    ['halves', ['kai', 'zuri', 'mina']],
    ['thirds', ['kai', 'mina']],
  ]);
});

it('tells ways of thinking apart: the most frequent first, an unknown one last', () => {
  const [group] = groupStuck([
    stuck('a', 'thirds'),
    stuck('b', 'thirds', 'bigger-below'),
    stuck('c', 'thirds', 'adds-tops'),
    stuck('d', 'thirds', 'adds-tops'),
    stuck('e', 'thirds'),
    stuck('f', 'thirds'),
  ]);
  expect(group?.ways).toEqual([
    { misconception: 'adds-tops', ask: 'Why adds-tops?', childIds: ['c', 'd'] },
    { misconception: 'bigger-below', ask: 'Why bigger-below?', childIds: ['b'] },
    { misconception: null, ask: null, childIds: ['a', 'e', 'f'] },
  ]);
});

it('has nothing to say of nobody', () => {
  expect(groupStuck([])).toEqual([]);
});
