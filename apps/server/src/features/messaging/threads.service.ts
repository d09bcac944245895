import type {
  InboxNews,
  ThreadAnswer,
  ThreadPlace,
  ThreadQuery,
  ThreadSummary,
} from '@ori/contracts/messaging';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { rightIn } from '@ori/core/messaging/who-may-write';
import { Repeater } from 'graphql-yoga';
import { decodeCursor, pageOf } from '../../http/page-cursor.ts';
import type { InboxHub } from './inbox-hub.ts';
import type { MessagesStore, Standing } from './messages.store.ts';
import type { MessagingDeps } from './messaging.deps.ts';
import { presentMessage, presentThread } from './present-thread.ts';
import type { Thread, ThreadPlaces } from './thread-places.store.ts';

interface Deps extends Pick<MessagingDeps, 'now'> {
  readonly places: ThreadPlaces;
  readonly store: MessagesStore;
  readonly hub: InboxHub;
}

/** The one way to a thread: who does not belong to it finds none, as if it were not there. */
export async function reachThread(
  places: ThreadPlaces,
  viewer: Viewer,
  place: ThreadPlace,
): Promise<Thread | null> {
  const thread = await places.find(place);
  return thread === null || rightIn(viewer.userId, thread) === 'nothing' ? null : thread;
}

const isSame = (one: { kind: string; place: string }, other: { kind: string; place: string }): boolean =>
  one.kind === other.kind && one.place === other.place;

const standingOf = (thread: Thread, standings: readonly Standing[]): Standing =>
  standings.find((it) => isSame(it, thread)) ?? { ...thread, unread: 0, last: null };
const newest = ({ last }: ThreadSummary): string => last?.writtenAt ?? '';

/** Reading: which threads somebody is in, what stands in one, and what is new, as it comes. */
export function createThreadsService({ places, store, hub, now }: Deps) {
  return {
    /** The viewer's threads, the one with the newest word first; those that are over and empty are left out. */
    async list(viewer: Viewer): Promise<ThreadSummary[]> {
      const { userId } = viewer;
      const mine = (await places.of(viewer)).filter((thread) => rightIn(userId, thread) !== 'nothing');
      const standings = await store.standings(userId, mine);
      const shown = mine.map((thread) => presentThread(thread, standingOf(thread, standings), userId, now()));
      return shown
        .filter(({ canWrite, last }) => canWrite || last !== null)
        .toSorted((a, b) => newest(b).localeCompare(newest(a)));
    },
    async open(
      viewer: Viewer,
      place: ThreadPlace,
      { first, cursor }: ThreadQuery,
    ): Promise<Result<ThreadAnswer, 'not-found'>> {
      const { userId } = viewer;
      const thread = await reachThread(places, viewer, place);
      if (thread === null) return fail('not-found');
      const [rows, standings, readerIds] = await Promise.all([
        store.page(thread, first, decodeCursor(cursor)),
        store.standings(userId, [thread]),
        store.seenBy(thread),
      ]);
      const { shown, nextCursor } = pageOf(rows, first, ({ id, writtenAt }) => ({ at: writtenAt, id }));
      const { guardians, teacherId, teacherName, childId, childName } = thread;
      const others = [
        ...guardians,
        { id: childId, name: childName },
        { id: teacherId, name: teacherName ?? '' },
      ];
      const seen = others.filter(({ id }) => id !== null && id !== userId && readerIds.includes(id));
      return succeed({
        thread: presentThread(thread, standingOf(thread, standings), userId, now()),
        messages: shown.map((row) => presentMessage(row, thread, userId, now())),
        nextCursor,
        seenBy: seen.map(({ name }) => name),
      });
    },
    async markRead(viewer: Viewer, place: ThreadPlace): Promise<Result<null, 'not-found'>> {
      const thread = await reachThread(places, viewer, place);
      if (thread === null) return fail('not-found');
      await store.markRead(viewer, thread);
      return succeed(null);
    },
    /** What is new for a person; whether they may still read it is looked up for each piece of news. */
    follow(viewer: Viewer): AsyncIterable<InboxNews> {
      return new Repeater<InboxNews>(async (push, stop) => {
        const deliver = async (news: InboxNews): Promise<void> => {
          const thread = await reachThread(places, viewer, { kind: news.kind, id: news.threadId });
          if (thread !== null) void push(news);
        };
        const end = await hub.hear(viewer.userId, (news) => void deliver(news).catch(stop));
        await stop;
        end();
      });
    },
  };
}
export type ThreadsService = ReturnType<typeof createThreadsService>;
