import type { ThreadKind, ThreadPart } from '@ori/contracts/messaging-names';

/** What somebody may do in a thread: nothing, read it, or write in it as well. */
export type ThreadRight = 'nothing' | 'reads' | 'writes';

/**
 * Who may do what in which thread. Whoever stands in none of these parts finds no thread at all. No row has a child
 * and a teacher without the grown-ups at home: they read whatever a child can read.
 */
export const THREAD_RIGHTS: Readonly<Record<ThreadKind, Readonly<Record<ThreadPart, ThreadRight>>>> = {
  home: { child: 'writes', guardian: 'writes', teacher: 'nothing' },
  class: { child: 'writes', guardian: 'writes', teacher: 'writes' },
  'grown-ups': { child: 'nothing', guardian: 'writes', teacher: 'writes' },
};

/** Who belongs to a thread, as it stands now. */
export interface ThreadFacts {
  readonly kind: ThreadKind;
  readonly childId: string;
  readonly guardianIds: readonly string[];
  /** The teacher of the link; null in a thread of the home. */
  readonly teacherId: string | null;
  /** The teacher accepted and nobody ended the link; true in a thread of the home. */
  readonly isLive: boolean;
}

/** What a person is in a thread; null for everybody who does not belong to it. */
export function partOf(userId: string, { childId, guardianIds, teacherId }: ThreadFacts): ThreadPart | null {
  if (userId === childId) return 'child';
  if (guardianIds.includes(userId)) return 'guardian';
  return userId === teacherId ? 'teacher' : null;
}

/**
 * What a person may do in a thread. Once a link ended its teacher has no part in it any more, and the family keeps what
 * was written, to read. Where no grown-up of the home is left to read along, child and teacher find no thread.
 */
export function rightIn(userId: string, facts: ThreadFacts): ThreadRight {
  const part = partOf(userId, facts);
  if (part === null || facts.guardianIds.length === 0) return 'nothing';
  const right = THREAD_RIGHTS[facts.kind][part];
  if (facts.isLive || right === 'nothing') return right;
  return part === 'teacher' ? 'nothing' : 'reads';
}

/** Everybody who may read a thread now. */
export function readersOf(facts: ThreadFacts): string[] {
  const { childId, guardianIds, teacherId } = facts;
  const people = [childId, ...guardianIds, ...(teacherId === null ? [] : [teacherId])];
  return people.filter((userId) => rightIn(userId, facts) !== 'nothing');
}

/** A grown-up at home still reads what was taken back where a child and a teacher write to each other. */
export function readsWithdrawn(kind: ThreadKind, part: ThreadPart): boolean {
  return kind === 'class' && part === 'guardian';
}
