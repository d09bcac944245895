import type { tutorDelta, TutorMessage } from '@ori/contracts/tutor';
import type { Viewer } from '@ori/core/access/viewer';
import type { z } from 'zod';
import type { ConversationsStore } from './conversations.store.ts';
import { mayReadMessage, presentMessage } from './present-message.ts';
import type { SentencesStore } from './sentences.store.ts';
import type { TutorNews } from './tutor-hub.ts';

type Delta = z.infer<typeof tutorDelta>;

/** Something to tell the subscribers of one conversation, made of a piece of news. */
export type Tell<Told> = (news: TutorNews) => Promise<readonly Told[]>;

interface Deps {
  readonly store: ConversationsStore;
  readonly sentences: SentencesStore;
}

/** News in words, read for whoever may read them. */
export function createTold({ store, sentences }: Deps) {
  const messagesFor =
    (viewer: Viewer): Tell<TutorMessage> =>
    async (news) => {
      if (news.kind !== 'messages') return [];
      const rows = await store.messagesById(news.ids);
      return rows.filter((row) => mayReadMessage(viewer, row)).map(presentMessage);
    };

  /** The rest of a reply after the sentences that went ahead of it. */
  function deltas(viewer: Viewer, sessionId: string): Tell<Delta> {
    const told = messagesFor(viewer);
    let ahead = { messageId: '', text: '' };
    return async (news) => {
      if (news.kind === 'sentence') {
        const { messageId, position } = news;
        const text = await sentences.find(messageId, position);
        if (text === null) return [];
        ahead = { messageId, text: ahead.messageId === messageId ? `${ahead.text} ${text}` : text };
        return [{ sessionId, messageId, text, isDone: false }];
      }
      const replies = (await told(news)).filter(({ role }) => role === 'tutor');
      return replies.flatMap(({ id, content }) => {
        const went = ahead.messageId === id && content.startsWith(ahead.text) ? ahead.text.length : 0;
        const text = content.slice(went).trim();
        const rest = text === '' ? [] : [{ sessionId, messageId: id, text, isDone: false }];
        return [...rest, { sessionId, messageId: id, text: '', isDone: true }];
      });
    };
  }

  return { messagesFor, deltas };
}
