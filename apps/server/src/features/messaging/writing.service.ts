import type { MessageAnswer, MessageInput, ThreadMessage, ThreadPlace } from '@ori/contracts/messaging';
import { MESSAGE_MAX_CHARS, MESSAGES_A_DAY, type ThreadPart } from '@ori/contracts/messaging-names';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { heldBack } from '@ori/core/messaging/held-back';
import { partOf, readersOf, rightIn } from '@ori/core/messaging/who-may-write';
import { redact } from '@ori/core/tutor/safety/redact';
import type { InboxHub } from './inbox-hub.ts';
import type { MessageRow, MessagesStore } from './messages.store.ts';
import type { MessagingDeps } from './messaging.deps.ts';
import { presentMessage, withdrawUntil } from './present-thread.ts';
import type { Thread, ThreadPlaces } from './thread-places.store.ts';
import { reachThread } from './threads.service.ts';

interface Deps extends Pick<MessagingDeps, 'database' | 'audit' | 'careFor' | 'now'> {
  readonly places: ThreadPlaces;
  readonly store: MessagesStore;
  readonly hub: InboxHub;
}
type WriteFailure = 'not-found' | 'thread-closed' | 'too-many-requests' | 'unkind-words' | 'key-reused';

const DAY_MS = 86_400_000;

/** What is kept of a message: a child's private data never is (tutor.md §6). */
function keptText(text: string, part: ThreadPart, viewer: Viewer): string {
  return part === 'child' ? redact(text, viewer.locale).text.slice(0, MESSAGE_MAX_CHARS) : text;
}

/** Adds messages to threads and takes them back. */
export function createWritingService({ places, store, hub, database, audit, careFor, now }: Deps) {
  async function noteHeld({ userId: actorId }: Viewer, { familyId, childId, kind }: Thread): Promise<void> {
    const entry = { act: 'message-held-back', familyId, actorId, subjectId: childId };
    await audit({ ...entry, detail: { kind } }, database.db);
  }

  /** The message of this id as it stands; null where the id stands for something else. */
  async function keep(viewer: Viewer, thread: Thread, id: string, body: string): Promise<MessageRow | null> {
    const { kind, place, childId, familyId } = thread;
    const authorPart = partOf(viewer.userId, thread);
    if (authorPart === null) return null;
    const linkId = kind === 'home' ? null : place;
    const at = { id, familyId, childId, kind, linkId, authorId: viewer.userId, authorPart };
    const isNew = await store.add({ ...at, body, writtenAt: now() });
    const row = await store.find(id);
    const isMine = row?.authorId === viewer.userId && row.place === place && row.kind === kind;
    if (row === null || !isMine || row.body !== body) return null;
    if (isNew) await hub.tell({ readerIds: readersOf(thread), kind, threadId: place, messageId: id });
    return row;
  }

  async function mayNotWrite(viewer: Viewer, thread: Thread | null): Promise<WriteFailure | null> {
    if (thread === null) return 'not-found';
    if (rightIn(viewer.userId, thread) !== 'writes') return 'thread-closed';
    const since = new Date(now().getTime() - DAY_MS);
    return (await store.writtenSince(viewer.userId, since)) < MESSAGES_A_DAY ? null : 'too-many-requests';
  }

  return {
    /**
     * Writes a message; sent twice, it is one. What a child writes is looked at as the tutor would: who cares is told,
     * and what may be about the home is not put where the home reads along.
     */
    async write(
      viewer: Viewer,
      place: ThreadPlace,
      { id, text }: MessageInput,
    ): Promise<Result<MessageAnswer, WriteFailure>> {
      const thread = await reachThread(places, viewer, place);
      const failure = await mayNotWrite(viewer, thread);
      if (thread === null || failure !== null) return fail(failure ?? 'not-found');
      const part = partOf(viewer.userId, thread) ?? 'child';
      const held = heldBack(text, part, thread.kind);
      const care = part === 'child' ? await careFor(viewer, text) : null;
      if (held === 'kept-from-family') return succeed({ message: null, care });
      if (held === 'unkind') {
        await noteHeld(viewer, thread);
        return fail('unkind-words');
      }
      const row = await keep(viewer, thread, id, keptText(text, part, viewer));
      if (row === null) return fail('key-reused');
      return succeed({ message: presentMessage(row, thread, viewer.userId, now()), care });
    },
    /** An author's own message, within its minutes; it stays as withdrawn. Withdrawing twice changes nothing. */
    async withdraw(viewer: Viewer, id: string): Promise<Result<ThreadMessage, 'not-found' | 'too-late'>> {
      const row = await store.find(id);
      const thread = row && (await reachThread(places, viewer, { kind: row.kind, id: row.place }));
      if (!row || !thread || row.authorId !== viewer.userId) return fail('not-found');
      if (row.withdrawnAt === null && withdrawUntil(row) <= now()) return fail('too-late');
      await store.withdraw(id, now());
      const { kind, place } = thread;
      await hub.tell({ readerIds: readersOf(thread), kind, threadId: place, messageId: id });
      const after = (await store.find(id)) ?? row;
      return succeed(presentMessage(after, thread, viewer.userId, now()));
    },
  };
}
export type WritingService = ReturnType<typeof createWritingService>;
