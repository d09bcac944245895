import type { Look } from '@ori/contracts/privacy';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en/privacy.json' with { type: 'json' };
import es from '../../locales/es/privacy.json' with { type: 'json' };
import fr from '../../locales/fr/privacy.json' with { type: 'json' };
import { daysOf } from './days-of.ts';
import { groupOfAct } from './look-words.ts';

const entry = (id: string, at: string): Look => ({
  id,
  at: new Date(at).toISOString(),
  act: 'sign-in',
  operation: null,
  reason: null,
  about: null,
  by: { kind: 'you', name: null },
});

describe('entries of the audit', () => {
  it.each([
    ['record-opened', 'opened'],
    ['demo-family-made', 'familyMade'],
    ['limits.giveMore', 'limits'],
    ['copy-fetched', 'copy'],
    ['pin-changed', 'signIn'],
    ['email-confirmed', 'details'],
    ['marks.add', 'grades'],
    ['tutor.forgetTalks', 'talks'],
    ['newsletter-wished', 'messages'],
    ['synthesis-scored', 'scored'],
    ['alert-acknowledged', 'alert'],
    ['mapping-proposal-decided', 'proposal'],
    ['account-suspended', 'account'],
    ['role-changed', 'account'],
    ['something-new', 'other'],
  ] as const)('calls %s %s, and has a word for it in each language', (act, group) => {
    expect(groupOfAct(act)).toBe(group);
    for (const { looks } of [en, es, fr]) expect(looks.act[group]).toMatch(/\p{L}{3}/u);
  });

  it('are told once where the same follows, and apart where somebody else did something', () => {
    const by = { kind: 'staff', name: 'Inès' } as const;
    const all = [
      entry('d', '2026-11-22T18:00'),
      { ...entry('c', '2026-11-22T17:00'), by },
      entry('b', '2026-11-22T16:00'),
      { ...entry('a', '2026-11-22T15:00'), act: 'marks.add' },
    ];
    expect(daysOf(all)[0]?.runs.map(({ last, count }) => [last.id, count])).toEqual([
      ['d', 1],
      ['c', 1],
      ['b', 1],
      ['a', 1],
    ]);
  });

  it('are gathered by day, in the order they came', () => {
    const all = [
      entry('c', '2026-11-22T18:00'),
      entry('b', '2026-11-22T07:00'),
      entry('a', '2026-11-21T23:59'),
    ];
    const days = daysOf(all).map(({ runs }) =>
      runs.map(({ last, first, count }) => [last.id, first.id, count]),
    );
    expect(days).toEqual([[['c', 'b', 2]], [['a', 'a', 1]]]);
  });
});
