import type { Look } from '@ori/contracts/privacy';
import { describe, expect, it } from 'vitest';
import { daysOf } from './days-of.ts';
import { groupOfAct } from './look-words.ts';

const entry = (id: string, at: string): Look => ({
  id,
  at: new Date(at).toISOString(),
  act: 'sign-in',
  operation: null,
  about: null,
  by: { kind: 'you', name: null },
});

describe('entries of the audit', () => {
  it.each([
    ['record-opened', 'opened'],
    ['limits.giveMore', 'limits'],
    ['copy-fetched', 'copy'],
    ['pin-changed', 'signIn'],
    ['marks.add', 'grades'],
    ['something-new', 'other'],
  ])('calls %s %s', (act, group) => expect(groupOfAct(act)).toBe(group));

  it('are gathered by day, in the order they came', () => {
    const all = [
      entry('c', '2026-11-22T18:00'),
      entry('b', '2026-11-22T07:00'),
      entry('a', '2026-11-21T23:59'),
    ];
    expect(daysOf(all).map(({ looks }) => looks.map(({ id }) => id))).toEqual([['c', 'b'], ['a']]);
  });
});
