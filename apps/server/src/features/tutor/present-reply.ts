import type { TutorMessage, TutorMessageMetadata, TutorReply } from '@ori/contracts/tutor';
import type { Thought } from './think.ts';

interface Stamp {
  readonly sessionId: string;
  readonly ids: { readonly sent: string; readonly reply: string };
  readonly begunAt: Date;
  readonly at: Date;
  readonly responseMs: number;
}

const NOTHING_KNOWN: TutorMessageMetadata = {
  subject: null,
  topic: null,
  lessonId: null,
  confidence: null,
  culturalConnection: null,
  intent: null,
  responseTime: null,
  move: null,
  level: null,
  via: null,
};
const NOTHING_BESIDE = {
  steps: [],
  citations: [],
  suggestedActions: [],
  followUpQuestions: [],
  twin: null,
};

/** Moves that are about the problem in hand: their level is a hint level. */
const ON_PROBLEM = new Set(['hint', 'check', 'scaffold', 'worked', 'twin', 'praise']);

function sentMessage({ said, intent, confidence }: Thought, { ids, begunAt }: Stamp): TutorMessage {
  const metadata = { ...NOTHING_KNOWN, intent, confidence };
  const about = { id: ids.sent, role: 'student', timestamp: begunAt.toISOString() } as const;
  return { ...about, content: said, messageType: 'text', metadata, ...NOTHING_BESIDE };
}

/** What a reply is about when it stands on a lesson. */
function citedIn([cited]: TutorMessage['citations']): Pick<TutorMessageMetadata, 'topic' | 'lessonId'> {
  return { topic: cited?.title ?? null, lessonId: cited?.lessonId ?? null };
}

function replyMetadata(thought: Thought, responseTime: number): TutorMessageMetadata {
  const { draft, move, inHand, intent, subject } = thought;
  const problem = ON_PROBLEM.has(move.kind) ? inHand.problem : null;
  return {
    subject,
    ...(problem === null ? citedIn([...draft.citations]) : { topic: problem.skillTitle, lessonId: null }),
    confidence: draft.confidence,
    culturalConnection: draft.culturalConnections[0] ?? null,
    intent,
    responseTime,
    move: move.kind,
    level: problem === null ? null : move.level,
    via: draft.via,
    because: move.because,
    wrongLine: move.kind === 'check' ? thought.wrongLine : null,
  };
}

function replyMessage(thought: Thought, { ids, at, responseMs }: Stamp): TutorMessage {
  const { draft, twin } = thought;
  return {
    id: ids.reply,
    role: 'tutor',
    content: draft.message,
    timestamp: at.toISOString(),
    messageType: draft.messageType,
    metadata: replyMetadata(thought, responseMs),
    steps: [...draft.steps],
    citations: [...draft.citations],
    suggestedActions: draft.suggestedActions,
    followUpQuestions: draft.followUpQuestions,
    twin,
  };
}

/** A thought as its sender sees it, and as it is kept. */
export function presentReply(thought: Thought, stamp: Stamp): TutorReply {
  const { message, messageType, suggestedActions, relatedTopics, culturalConnections } = thought.draft;
  const { nextSteps, confidence, followUpQuestions } = thought.draft;
  return {
    message,
    messageType,
    suggestedActions,
    relatedTopics,
    culturalConnections,
    nextSteps,
    confidence,
    followUpQuestions,
    sessionId: stamp.sessionId,
    sent: sentMessage(thought, stamp),
    reply: replyMessage(thought, stamp),
  };
}
