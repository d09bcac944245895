import type { TutorLive, tutorTyping } from '@ori/contracts/tutor';
import { decide } from '@ori/core/access/may';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { Repeater } from 'graphql-yoga';
import type { z } from 'zod';
import type { ConversationsStore } from './conversations.store.ts';
import { createTold, type Tell } from './told-news.ts';
import { isSessionId } from './session-id.ts';
import type { SentencesStore } from './sentences.store.ts';
import type { TutorDeps } from './tutor.deps.ts';
import type { TutorHub, TutorNews } from './tutor-hub.ts';

type Typing = z.infer<typeof tutorTyping>;

const NOTHING_LIVE: TutorLive = { message: null, delta: null, typing: null };

interface Deps extends Pick<TutorDeps, 'findSubject' | 'reach'> {
  readonly store: ConversationsStore;
  readonly sentences: SentencesStore;
  readonly hub: TutorHub;
}

/**
 * What happens in a conversation, as it happens. Who may hear it is asked when somebody subscribes and again before
 * each delivery: a child may leave a family in between.
 */
export function createTutorFeeds({ store, sentences, hub, reach, findSubject }: Deps) {
  async function mayStill(operation: Operation, viewer: Viewer, learnerId: string): Promise<boolean> {
    if (viewer.userId === learnerId) return true;
    const subject = await findSubject(learnerId);
    return subject !== null && decide(operation, viewer, subject) === 'allowed';
  }

  /** Null when there is no such conversation for this viewer. */
  async function follow<Told>(
    operation: Operation,
    viewer: Viewer,
    sessionId: string,
    tell: Tell<Told>,
  ): Promise<AsyncIterable<Told> | null> {
    const row = isSessionId(sessionId) ? await store.bySession(sessionId) : null;
    if (row === null || (await reach(operation, viewer, row.learnerId)) === null) return null;
    return new Repeater<Told>(async (push, stop) => {
      const deliver = async (news: TutorNews): Promise<void> => {
        if (!(await mayStill(operation, viewer, row.learnerId))) return stop();
        for (const told of await tell(news)) void push(told);
      };
      // One after the other, so that what was said first arrives first.
      let last: Promise<void> = Promise.resolve();
      const end = await hub.hear(sessionId, (news) => {
        last = last.then(() => deliver(news)).catch(stop);
      });
      await stop;
      end();
    });
  }

  const { messagesFor, deltas } = createTold({ store, sentences });

  /** Messages, sentences and typing together: a browser keeps few connections open, so a page should need one. */
  function liveFor(viewer: Viewer, sessionId: string): Tell<TutorLive> {
    const [messages, sentence] = [messagesFor(viewer), deltas(viewer, sessionId)];
    return async (news) => {
      switch (news.kind) {
        case 'messages':
          return (await messages(news)).map((message) => ({ ...NOTHING_LIVE, message }));
        case 'sentence':
          return (await sentence(news)).map((delta) => ({ ...NOTHING_LIVE, delta }));
        case 'typing':
          return [{ ...NOTHING_LIVE, typing: { sessionId, isTyping: news.isTyping } }];
        case 'check-ins':
          return [];
      }
    };
  }

  return {
    live: (viewer: Viewer, sessionId: string) =>
      follow('tutor.messages', viewer, sessionId, liveFor(viewer, sessionId)),
    messages: (viewer: Viewer, sessionId: string) =>
      follow('tutor.messages', viewer, sessionId, messagesFor(viewer)),
    tokens: (viewer: Viewer, sessionId: string) =>
      follow('tutor.tokens', viewer, sessionId, deltas(viewer, sessionId)),
    /** Of the viewer's own active conversation where none is named (spec §7); null where they have none. */
    async typing(viewer: Viewer, named: string | null): Promise<AsyncIterable<Typing> | null> {
      const sessionId = named ?? (await store.activeOf(viewer.userId))?.sessionId ?? null;
      if (sessionId === null) return null;
      return follow<Typing>('tutor.typing', viewer, sessionId, async (news) => {
        if (news.kind === 'typing') return [{ sessionId, isTyping: news.isTyping }];
        return news.kind === 'messages' ? [{ sessionId, isTyping: false }] : [];
      });
    },
  };
}
export type TutorFeeds = ReturnType<typeof createTutorFeeds>;
