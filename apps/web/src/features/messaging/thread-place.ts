import type { ThreadPlace, ThreadSummary } from '@ori/contracts/messaging';
import { THREAD_KINDS, type ThreadKind, type ThreadPart } from '@ori/contracts/messaging-names';

/** The parameter of a page's address that names the thread it shows, as `kind.id`. */
export const THREAD_PARAM = 'thread';

/** A thread as a page's address names it. */
export function placeText({ kind, id }: ThreadPlace): string {
  return `${kind}.${id}`;
}

/** The thread an address names, or null. */
export function placeOf(text: string | null): ThreadPlace | null {
  const [kind = '', id = ''] = text?.split('.') ?? [];
  const known = THREAD_KINDS.find((it) => it === kind);
  return known === undefined || id === '' ? null : { kind: known, id };
}

/** What the reader is in a thread. */
export function ownPart({ people }: Pick<ThreadSummary, 'people'>): ThreadPart {
  return people.find(({ isYou }) => isYou)?.part ?? 'guardian';
}

/** The mark of each kind of thread: the home, a lesson with a teacher, grown-ups among themselves. */
export const KIND_EMBLEMS = { home: 'sun', class: 'star', 'grown-ups': 'orbit' } as const satisfies Readonly<
  Record<ThreadKind, string>
>;
