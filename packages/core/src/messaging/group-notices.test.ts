import { ALWAYS_TOLD, NOTICE_KINDS, NOTICES_MAX } from '@ori/contracts/messaging-names';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupNotices, type Happening, unseenOf } from './group-notices.ts';

const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom(...NOTICE_KINDS),
  what: fc.constant(''),
  group: fc.constantFrom('a', 'b', 'c'),
  name: fc.constant('Kofi'),
  title: fc.constant(''),
  at: fc.integer({ min: 1, max: 1_000_000 }),
  day: fc.constant(null),
  to: fc.constant('/notifications'),
});
const sameKind = (list: readonly Happening[]) =>
  list.map((it) => ({ ...it, group: `${it.kind}:${it.group}` }));

describe('what a person hears of', () => {
  it('counts everything once, newest first', () => {
    fc.assert(
      fc.property(fc.array(happening).map(sameKind), fc.nat(1_000_000), (list, seenTo) => {
        const notices = groupNotices(list, { muted: [], seenTo });
        expect(notices.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
        const times = notices.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
        for (const { at, isNew } of notices) expect(isNew).toBe(Date.parse(at) > seenTo);
      }),
    );
  });

  it('leaves out what was switched off, but never what is always told', () => {
    fc.assert(
      fc.property(fc.array(happening).map(sameKind), fc.subarray([...NOTICE_KINDS]), (list, muted) => {
        const kinds = groupNotices(list, { muted, seenTo: 0 }).map(({ kind }) => kind);
        expect(kinds.some((kind) => !ALWAYS_TOLD.includes(kind) && muted.includes(kind))).toBe(false);
        for (const always of ALWAYS_TOLD)
          expect(kinds.includes(always)).toBe(list.some(({ kind }) => kind === always));
      }),
    );
  });

  it('is bounded, and in quiet hours only an alert is shown as new', () => {
    const many = Array.from({ length: NOTICES_MAX + 50 }, (_, n): Happening => ({
      kind: n === 0 ? 'alert' : 'message',
      what: '',
      group: String(n),
      name: '',
      title: '',
      at: 1_000 - n,
      day: null,
      to: '/',
    }));
    const notices = groupNotices(many, { muted: [], seenTo: 0 });
    expect(notices).toHaveLength(NOTICES_MAX);
    expect([unseenOf(notices, false), unseenOf(notices, true)]).toEqual([NOTICES_MAX, 1]);
  });
});
