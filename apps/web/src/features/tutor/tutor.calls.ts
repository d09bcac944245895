import type { StudentHome } from '@ori/contracts/learning';
import type { Result } from '@ori/contracts/result';
import type {
  ConversationContextInput,
  SendTutorMessageInput,
  TutorConversation,
  TutorMessage,
} from '@ori/contracts/tutor';
import type { TutorPersonalityId } from '@ori/contracts/tutor-names';
import type { Failure } from '../../lib/failure.ts';
import { graph } from '../../lib/graph.ts';
import { rest } from '../../lib/rest.ts';
import { helplinesCall, type HelplinesCall } from './helplines-here.ts';

/** The fields of a message that the panel shows. */
export const MESSAGE_FIELDS = `id role content timestamp messageType
  metadata { subject topic lessonId confidence culturalConnection intent responseTime move level via }
  steps { text reason }
  citations { lessonId title section extract label claimId lang }
  suggestedActions followUpQuestions twin`;
const PERSONALITY = 'tutorPersonality { id }';

/** What the panel needs of a conversation. */
export type ShownConversation = Pick<TutorConversation, 'sessionId' | 'helpfulnessRating'> & {
  readonly tutorPersonality: { readonly id: TutorPersonalityId };
  readonly messages: readonly TutorMessage[];
};
const CONVERSATION = `sessionId helpfulnessRating ${PERSONALITY} messages { ${MESSAGE_FIELDS} }`;
const BRIEF = `sessionId ${PERSONALITY}`;

const ACTIVE = `query { myActiveConversation { ${CONVERSATION} } }`;
const START = `mutation ($context: ConversationContextInput, $personality: String) {
  startTutorConversation(context: $context, personality: $personality) { ${BRIEF} } }`;
const SEND = `mutation ($input: SendTutorMessageInput!) {
  sendTutorMessage(input: $input) { sessionId sent { ${MESSAGE_FIELDS} } reply { ${MESSAGE_FIELDS} } } }`;
const STYLE = `mutation ($sessionId: ID!, $personality: String!) {
  setTutorPersonality(sessionId: $sessionId, personality: $personality) { ${BRIEF} } }`;
const RATE = `mutation ($sessionId: ID!, $helpfulness: Int) {
  rateTutorConversation(sessionId: $sessionId, helpfulness: $helpfulness) { sessionId } }`;
const END = 'mutation ($sessionId: ID!) { endTutorConversation(sessionId: $sessionId) { sessionId } }';

export interface SentReply {
  readonly sessionId: string;
  readonly sent: TutorMessage;
  readonly reply: TutorMessage;
}
type Answer<Value> = Promise<Result<Value, Failure>>;

/** Everything the panel asks of the server. */
export interface TutorCalls {
  readonly active: () => Answer<ShownConversation | null>;
  readonly start: (
    context: ConversationContextInput,
    personality: TutorPersonalityId | null,
  ) => Answer<Pick<ShownConversation, 'sessionId'>>;
  readonly send: (input: SendTutorMessageInput) => Answer<SentReply>;
  readonly end: (sessionId: string) => Answer<unknown>;
  readonly setPersonality: (sessionId: string, personality: TutorPersonalityId) => Answer<unknown>;
  readonly rate: (sessionId: string, helpfulness: number) => Answer<unknown>;
  readonly reportWrong: (messageId: string) => Answer<unknown>;
  readonly home: () => Answer<StudentHome>;
  readonly helplines: HelplinesCall;
}

export const tutorCalls: TutorCalls = {
  active: () => graph<ShownConversation | null>({ field: 'myActiveConversation', query: ACTIVE }),
  start: (context, personality) =>
    graph<ShownConversation>({
      field: 'startTutorConversation',
      query: START,
      variables: { context, personality },
      needs: ['sessionId'],
    }),
  send: (input) =>
    graph<SentReply>({
      field: 'sendTutorMessage',
      query: SEND,
      variables: { input },
      needs: ['sent', 'reply'],
    }),
  end: (sessionId) => graph({ field: 'endTutorConversation', query: END, variables: { sessionId } }),
  setPersonality: (sessionId, personality) =>
    graph({ field: 'setTutorPersonality', query: STYLE, variables: { sessionId, personality } }),
  rate: (sessionId, helpfulness) =>
    graph({ field: 'rateTutorConversation', query: RATE, variables: { sessionId, helpfulness } }),
  reportWrong: (messageId) => rest('POST', '/api/tutor/wrong', { messageId }),
  home: () => rest<StudentHome>('GET', '/api/learning/home'),
  helplines: helplinesCall,
};
