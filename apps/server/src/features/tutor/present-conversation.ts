import type { ConversationContext, TutorConversation } from '@ori/contracts/tutor';
import type { Locale } from '@ori/contracts/locale';
import { RECENTLY_ACTIVE_MS } from '@ori/contracts/tutor-names';
import type { Learner } from '@ori/core/access/learner';
import { personalityOf } from '@ori/core/tutor/personalities';
import type { ConversationRow, MessageRow } from './conversations.store.ts';
import { presentMessage } from './present-message.ts';
import type { LearnerRecord } from './learner-record.ts';

/** What a conversation is shown with. */
export interface ConversationView {
  readonly learner: Learner;
  readonly record: LearnerRecord;
  readonly locale: Locale;
  readonly now: Date;
}

function contextOf({ context }: ConversationRow, { learner, record }: ConversationView): ConversationContext {
  return {
    currentSubject: context.currentSubject ?? null,
    currentLesson: context.currentLesson ?? null,
    strugglingTopics: [...record.strugglingTopics],
    completedLessons: [...record.completedLessons],
    ageGroup: learner.ageGroup,
    learningStyle: context.learningStyle ?? null,
    kimPreference: context.kimPreference ?? null,
    personalityPreference: context.personalityPreference ?? null,
  };
}

/** A conversation as it is shown: what was counted, and what the learner's record says. */
export function presentConversation(
  row: ConversationRow,
  messages: readonly MessageRow[],
  view: ConversationView,
): TutorConversation {
  const { id, sessionId, isActive, lastAt, totalMessages, messageCount, replies } = row;
  return {
    id,
    sessionId,
    messages: messages.map(presentMessage),
    context: contextOf(row, view),
    tutorPersonality: personalityOf(row.personality, view.locale),
    isActive,
    lastInteraction: lastAt.toISOString(),
    totalMessages,
    averageResponseTime: replies === 0 ? null : row.responseMs / replies,
    studentSatisfactionRating: row.satisfaction,
    helpfulnessRating: row.helpfulness,
    messageCount,
    isRecentlyActive: isActive && view.now.getTime() - lastAt.getTime() < RECENTLY_ACTIVE_MS,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
