import type { TutorMessage } from '@ori/contracts/tutor';
import type { Viewer } from '@ori/core/access/viewer';
import type { MessageRow } from './conversations.store.ts';

type Shown = Omit<MessageRow, 'conversationId' | 'learnerId' | 'familyId' | 'sequence' | 'isPrivate'>;

/**
 * Whether somebody may read a message of a conversation they may read. What a child said of their family is kept from
 * the family; whoever is responsible for child protection reads it.
 */
export function mayReadMessage(
  viewer: Pick<Viewer, 'userId' | 'role'>,
  { isPrivate, learnerId }: Pick<MessageRow, 'isPrivate' | 'learnerId'>,
): boolean {
  return !isPrivate || viewer.userId === learnerId || viewer.role === 'admin';
}

/** A message as it is shown. */
export function presentMessage(row: Shown): TutorMessage {
  const { id, role, content, messageType, metadata, steps, citations, at } = row;
  const { suggestedActions, followUpQuestions, twin } = row;
  const timestamp = new Date(at).toISOString();
  return {
    id,
    role,
    content,
    timestamp,
    messageType,
    metadata,
    steps,
    citations,
    suggestedActions,
    followUpQuestions,
    twin,
  };
}
