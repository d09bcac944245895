import type { ThreadMessage, ThreadPerson, ThreadSummary } from '@ori/contracts/messaging';
import { WITHDRAW_MINUTES } from '@ori/contracts/messaging-names';
import { partOf, readersOf, readsWithdrawn, rightIn } from '@ori/core/messaging/who-may-write';
import type { MessageRow, Standing } from './messages.store.ts';
import type { Thread } from './thread-places.store.ts';

const MINUTE_MS = 60_000;

/** Until when a message can be taken back by its author. */
export function withdrawUntil({ writtenAt }: Pick<MessageRow, 'writtenAt'>): Date {
  return new Date(writtenAt.getTime() + WITHDRAW_MINUTES * MINUTE_MS);
}

/** Everybody who reads a thread now, by name. */
export function peopleOf(thread: Thread, viewerId: string): ThreadPerson[] {
  const { childId, childName, guardians, teacherId, teacherName } = thread;
  const names = new Map([[childId, childName], ...guardians.map(({ id, name }) => [id, name] as const)]);
  if (teacherId !== null) names.set(teacherId, teacherName ?? '');
  return readersOf(thread).flatMap((id) => {
    const part = partOf(id, thread);
    return part === null ? [] : [{ name: names.get(id) ?? '', part, isYou: id === viewerId }];
  });
}

/** A message as one of the thread's readers finds it. */
export function presentMessage(row: MessageRow, thread: Thread, viewerId: string, now: Date): ThreadMessage {
  const { id, authorId, authorName, authorPart, body, writtenAt, withdrawnAt } = row;
  const isYours = authorId === viewerId;
  const part = partOf(viewerId, thread);
  const isReadable = withdrawnAt === null || (part !== null && readsWithdrawn(thread.kind, part));
  const until = withdrawUntil(row);
  const canWithdraw = isYours && withdrawnAt === null && until > now;
  return {
    id,
    authorName,
    authorPart,
    isYours,
    text: isReadable ? body : '',
    writtenAt: writtenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    withdrawUntil: canWithdraw ? until.toISOString() : null,
  };
}

/** A thread as one of its readers finds it in the list. */
export function presentThread(
  thread: Thread,
  standing: Standing,
  viewerId: string,
  now: Date,
): ThreadSummary {
  const { kind, place, childId, childName, teacherName } = thread;
  const { unread, last } = standing;
  return {
    kind,
    id: place,
    childId,
    childName,
    teacherName,
    people: peopleOf(thread, viewerId),
    canWrite: rightIn(viewerId, thread) === 'writes',
    unread,
    last: last && presentMessage(last, thread, viewerId, now),
  };
}
