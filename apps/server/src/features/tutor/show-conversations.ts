import type { TutorConversation } from '@ori/contracts/tutor';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { ConversationRow, ConversationsStore } from './conversations.store.ts';
import type { RecordOf } from './learner-record.ts';
import { presentConversation } from './present-conversation.ts';
import { mayReadMessage } from './present-message.ts';

export interface ShowingDeps {
  readonly store: ConversationsStore;
  readonly recordOf: RecordOf;
  readonly now: () => Date;
}

/** The latest messages a conversation is shown with when it is asked for alone. */
const MESSAGES_SHOWN = 500;

/** Conversations as their reader may see them. */
export function createShowing({ store, recordOf, now }: ShowingDeps) {
  async function show(
    rows: readonly ConversationRow[],
    { learner, viewer }: { learner: Learner; viewer: Viewer },
    messagesEach: number,
  ): Promise<TutorConversation[]> {
    const [messages, record] = await Promise.all([
      store.messagesOf(
        rows.map(({ id }) => id),
        messagesEach,
      ),
      recordOf(learner.userId, viewer.locale),
    ]);
    const view = { learner, record, locale: viewer.locale, now: now() };
    return rows.map((row) => {
      const own = messages.filter(
        (message) => message.conversationId === row.id && mayReadMessage(viewer, message),
      );
      return presentConversation(row, own, view);
    });
  }

  async function showOne(
    row: ConversationRow | null,
    learner: Learner | null,
    viewer: Viewer,
  ): Promise<TutorConversation | null> {
    if (row === null || learner === null) return null;
    const [shown = null] = await show([row], { learner, viewer }, MESSAGES_SHOWN);
    return shown;
  }

  return { show, showOne };
}
