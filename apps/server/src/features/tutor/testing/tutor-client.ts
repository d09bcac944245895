import type { TutorPlace, TutorReply } from '@ori/contracts/tutor';
import type { Client, GraphqlAnswer } from '../../../testing/client.ts';

const MESSAGE = `id role content timestamp messageType twin suggestedActions
  metadata { subject topic intent confidence responseTime move level via because wrongLine }
  steps { text reason } citations { lessonId title extract label }`;
export const CONVERSATION = `id sessionId isActive isRecentlyActive messageCount totalMessages averageResponseTime
  studentSatisfactionRating helpfulnessRating lastInteraction tutorPersonality { id name }
  context { currentSubject ageGroup strugglingTopics completedLessons personalityPreference }
  messages { ${MESSAGE} }`;
const SEND = `mutation ($input: SendTutorMessageInput!) { sendTutorMessage(input: $input) {
  message messageType suggestedActions nextSteps confidence followUpQuestions sessionId
  sent { ${MESSAGE} } reply { ${MESSAGE} } } }`;

export interface Saying {
  readonly sessionId?: string;
  readonly place?: TutorPlace;
}

/** Sends a message as the panel does; the whole answer, with its errors. */
export function trySaying(client: Client, message: string, more: Saying = {}): Promise<GraphqlAnswer> {
  return client.graphql(SEND, { input: { message, ...more } });
}

/** Sends a message that must be answered. */
export async function say(client: Client, message: string, more: Saying = {}): Promise<TutorReply> {
  const { data, errors } = await trySaying(client, message, more);
  if (errors.length > 0) throw new Error(`“${message}” was refused: ${JSON.stringify(errors)}`);
  return data?.['sendTutorMessage'] as TutorReply;
}

/** Asks or changes something else; its one field's value. */
export async function ask<Value>(client: Client, document: string, variables = {}): Promise<Value> {
  const { data, errors } = await client.graphql(document, variables);
  if (errors.length > 0) throw new Error(`${document} was refused: ${JSON.stringify(errors)}`);
  return Object.values(data ?? {})[0] as Value;
}
