import { THREAD_KINDS } from '@ori/contracts/messaging-names';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOf, readersOf, rightIn, THREAD_RIGHTS, type ThreadFacts } from './who-may-write.ts';

const CHILD = 'child';
const someone = fc.constantFrom(CHILD, 'other-child', 'mother', 'father', 'teacher', 'stranger');
const facts: fc.Arbitrary<ThreadFacts> = fc
  .record({
    kind: fc.constantFrom(...THREAD_KINDS),
    guardianIds: fc.subarray(['mother', 'father']),
    isLive: fc.boolean(),
  })
  .map((it) => ({
    ...it,
    childId: CHILD,
    teacherId: it.kind === 'home' ? null : 'teacher',
    isLive: it.kind === 'home' || it.isLive,
  }));

describe('who may write to whom', () => {
  it('lets nobody in who is not named by the thread', () => {
    fc.assert(
      fc.property(someone, facts, (who, thread) => {
        fc.pre(![thread.childId, thread.teacherId, ...thread.guardianIds].includes(who));
        expect([partOf(who, thread), rightIn(who, thread)]).toEqual([null, 'nothing']);
      }),
    );
  });

  it('never leaves a child and a teacher alone: every grown-up of the home reads what the child reads', () => {
    fc.assert(
      fc.property(facts, (thread) => {
        const readers = readersOf(thread);
        if (!readers.includes(CHILD)) return;
        expect(thread.guardianIds.length).toBeGreaterThan(0);
        expect(readers).toEqual(expect.arrayContaining([...thread.guardianIds]));
      }),
    );
  });

  it('lets a child write to no adult but the grown-ups at home and a teacher whose link stands', () => {
    fc.assert(
      fc.property(facts, (thread) => {
        if (rightIn(CHILD, thread) !== 'writes') return;
        const adults = readersOf(thread).filter((id) => id !== CHILD);
        const allowed = [...thread.guardianIds, ...(thread.isLive ? ['teacher'] : [])];
        expect(adults.every((id) => allowed.includes(id))).toBe(true);
      }),
    );
  });

  it('takes a thread from the teacher when the link ends, and leaves it to the family to read', () => {
    fc.assert(
      fc.property(facts, someone, (thread, who) => {
        fc.pre(!thread.isLive);
        expect(rightIn('teacher', thread)).toBe('nothing');
        expect(rightIn(who, thread)).not.toBe('writes');
        const before = rightIn(who, { ...thread, isLive: true });
        if (who !== 'teacher' && before !== 'nothing') expect(rightIn(who, thread)).toBe('reads');
      }),
    );
  });

  it('keeps children out of what grown-ups write about them, and teachers out of the home', () => {
    expect(THREAD_RIGHTS['grown-ups'].child).toBe('nothing');
    expect(THREAD_RIGHTS.home.teacher).toBe('nothing');
  });
});
