import { z } from 'zod';
import { evidenceLabel } from './content.ts';
import { locale } from './locale.ts';
import { attemptInput } from './practice.ts';
import {
  SAFETY_TIERS,
  TUTOR_INTENTS,
  TUTOR_MESSAGE_TYPES,
  TUTOR_MODES,
  TUTOR_MOVES,
  TUTOR_PERSONALITIES,
} from './tutor-names.ts';
import { writtenMessage, workLines } from './written-message.ts';

export const tutorPersonalityId = z.enum(TUTOR_PERSONALITIES);
export const tutorMode = z.enum(TUTOR_MODES);
export const tutorIntent = z.enum(TUTOR_INTENTS);
export const safetyTier = z.enum(SAFETY_TIERS);

/** A teaching style as the picker shows it (spec §3). */
export const tutorPersonality = z
  .object({
    id: tutorPersonalityId,
    name: z.string(),
    expertise: z.array(z.string()),
    communicationStyle: z.string(),
    culturalBackground: z.string(),
  })
  .meta({ id: 'TutorPersonality' });
export type TutorPersonality = z.infer<typeof tutorPersonality>;

/** What a conversation is about (spec §3). Filled from the learner's record, never from guesses about them. */
export const conversationContext = z
  .object({
    currentSubject: z.string().nullable(),
    currentLesson: z.string().nullable(),
    strugglingTopics: z.array(z.string()),
    completedLessons: z.array(z.string()),
    ageGroup: z.string().nullable(),
    learningStyle: z.string().nullable(),
    kimPreference: z.string().nullable(),
    personalityPreference: tutorPersonalityId.nullable(),
  })
  .meta({ id: 'ConversationContext' });
export type ConversationContext = z.infer<typeof conversationContext>;

const topic = z.string().trim().max(120);
/** What a caller may say about the context; the rest is the learner's record. */
export const conversationContextInput = z
  .object({
    currentSubject: topic.nullable(),
    currentLesson: topic.nullable(),
    learningStyle: topic.nullable(),
    kimPreference: topic.nullable(),
    personalityPreference: tutorPersonalityId.nullable(),
  })
  .partial()
  .strict();
export type ConversationContextInput = z.infer<typeof conversationContextInput>;

/** A lesson's passage, to be opened at `section`; with `claimId`, a claim of the ledger, to be opened by itself. */
export const citation = z
  .object({
    lessonId: z.string().nullable(),
    title: z.string(),
    section: z.string(),
    extract: z.string(),
    label: evidenceLabel.nullable(),
    claimId: z.string().nullable().optional(),
    /** Of a claim's title and extract. */
    lang: locale.nullable().optional(),
  })
  .meta({ id: 'TutorCitation' });
export type Citation = z.infer<typeof citation>;

/** One line of a worked solution. Maths stands between dollar signs, as everywhere in the tutor's words. */
export const tutorStep = z.object({ text: z.string(), reason: z.string() }).meta({ id: 'TutorStep' });

export const tutorMessageMetadata = z
  .object({
    subject: z.string().nullable(),
    topic: z.string().nullable(),
    lessonId: z.string().nullable(),
    /** 0–1. */
    confidence: z.number().nullable(),
    culturalConnection: z.string().nullable(),
    intent: z.string().nullable(),
    /** Milliseconds from the message to its reply. */
    responseTime: z.int().nullable(),
    move: z.enum(TUTOR_MOVES).nullable(),
    /** Hint level 0–3 of a reply about a problem. */
    level: z.int().min(0).max(3).nullable(),
    /** `embedded`, or the language model's vendor. */
    via: z.string().nullable(),
    /** Why the rules chose this move, in a word: `tutor-off`, `first-wrong-line` …; absent in older messages. */
    because: z.string().nullable().optional(),
    /** The first line of the working that does not follow, counted from 0; null where none was found. */
    wrongLine: z.int().min(0).nullable().optional(),
  })
  .meta({ id: 'TutorMessageMetadata' });
export type TutorMessageMetadata = z.infer<typeof tutorMessageMetadata>;

/** `content` is plain text with maths between dollar signs in school notation: `$3x + 5 = 20$`. */
export const tutorMessage = z
  .object({
    id: z.uuid(),
    role: z.enum(['student', 'tutor']),
    content: z.string(),
    timestamp: z.iso.datetime(),
    messageType: z.enum(TUTOR_MESSAGE_TYPES),
    metadata: tutorMessageMetadata,
    steps: z.array(tutorStep),
    citations: z.array(citation),
    suggestedActions: z.array(z.string()),
    followUpQuestions: z.array(z.string()),
    /** An unaided question that follows a worked solution (contract `question`), or null. */
    twin: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'TutorMessage' });
export type TutorMessage = z.infer<typeof tutorMessage>;

/** A conversation (spec §3). Ratings are 1–5, from the learner, null until given. */
export const tutorConversation = z
  .object({
    id: z.uuid(),
    sessionId: z.uuid(),
    messages: z.array(tutorMessage),
    context: conversationContext,
    tutorPersonality,
    isActive: z.boolean(),
    lastInteraction: z.iso.datetime(),
    /** All messages of the conversation, of both. */
    totalMessages: z.int(),
    /** Milliseconds, over the tutor's replies; null before the first. */
    averageResponseTime: z.number().nullable(),
    studentSatisfactionRating: z.int().nullable(),
    helpfulnessRating: z.int().nullable(),
    /** Messages the learner wrote. */
    messageCount: z.int(),
    isRecentlyActive: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'TutorConversation' });
export type TutorConversation = z.infer<typeof tutorConversation>;

/** What `sendTutorMessage` answers: the spec's reply, and where it is kept. */
export const tutorReply = z
  .object({
    message: z.string(),
    messageType: z.enum(TUTOR_MESSAGE_TYPES),
    suggestedActions: z.array(z.string()),
    relatedTopics: z.array(z.string()),
    culturalConnections: z.array(z.string()),
    nextSteps: z.array(z.string()),
    confidence: z.number().min(0).max(1),
    followUpQuestions: z.array(z.string()),
    sessionId: z.uuid(),
    /** The learner's message and the tutor's, as they are kept. */
    sent: tutorMessage,
    reply: tutorMessage,
  })
  .meta({ id: 'TutorReply' });
export type TutorReply = z.infer<typeof tutorReply>;

/** Where the learner is: the lesson they read, the question in front of them, what they wrote about it. */
export const tutorPlace = z
  .object({
    path: z.string().max(200).optional(),
    lessonId: z.string().max(120).optional(),
    /** A question's signed reference. */
    item: attemptInput.shape.item.optional(),
    work: workLines.optional(),
    /** How long the question has been in front of the learner. */
    durationMs: z.int().min(0).max(86_400_000).optional(),
  })
  .strict();
export type TutorPlace = z.infer<typeof tutorPlace>;

export const sendTutorMessageInput = z.object({
  message: writtenMessage,
  sessionId: z.uuid().optional(),
  place: tutorPlace.optional(),
});
export type SendTutorMessageInput = z.infer<typeof sendTutorMessageInput>;

const rating = z.int().min(1, 'From 1 to 5').max(5, 'From 1 to 5');
export const rateTutorInput = z.object({
  sessionId: z.uuid(),
  satisfaction: rating.optional(),
  helpfulness: rating.optional(),
});

export const TIMEFRAMES = ['day', 'week', 'month', 'all'] as const;
export const timeframe = z.enum(TIMEFRAMES);
/** What one learner and the tutor did together in a timeframe. */
export const tutorStats = z
  .object({
    timeframe,
    conversations: z.int(),
    totalMessages: z.int(),
    averageResponseTime: z.number().nullable(),
    averageSatisfaction: z.number().nullable(),
    averageHelpfulness: z.number().nullable(),
    minutes: z.int(),
    topics: z.array(z.object({ topic: z.string(), messages: z.int() })),
  })
  .meta({ id: 'TutorStats' });
export type TutorStats = z.infer<typeof tutorStats>;

export const intentAnalysis = z
  .object({
    intent: tutorIntent,
    confidence: z.number(),
    subject: z.string().nullable(),
    topic: z.string().nullable(),
  })
  .meta({ id: 'IntentAnalysis' });
export type IntentAnalysis = z.infer<typeof intentAnalysis>;

/** A friendly line to the learner, or word to a grown-up about one who has not been here. */
export const checkIn = z
  .object({
    id: z.uuid(),
    /** Whom it is about. */
    studentId: z.uuid(),
    message: z.string(),
    reason: z.enum(['inactive', 'due-reviews', 'welcome-back', 'requested']),
    suggestedActions: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'TutorCheckIn' });
export type CheckIn = z.infer<typeof checkIn>;

export const checkInRun = z
  .object({ created: z.int(), checkIns: z.array(checkIn) })
  .meta({ id: 'CheckInRun' });

export const tutorTyping = z
  .object({ sessionId: z.uuid(), isTyping: z.boolean() })
  .meta({ id: 'TutorTyping' });
/** A sentence of a reply while it forms; `text` is empty in the last. */
export const tutorDelta = z
  .object({ sessionId: z.uuid(), messageId: z.uuid(), text: z.string(), isDone: z.boolean() })
  .meta({ id: 'TutorDelta' });

/** What happens in a conversation, in one stream: a message, a sentence of a reply that forms, or typing. */
export const tutorLive = z
  .object({
    message: tutorMessage.nullable(),
    delta: tutorDelta.nullable(),
    typing: tutorTyping.nullable(),
  })
  .meta({ id: 'TutorLive' });
export type TutorLive = z.infer<typeof tutorLive>;

/** Help inside the work: a hint on a question, or a look at lines of working. */
export const workHelpInput = z.object({
  kind: z.enum(['hint', 'check']),
  place: tutorPlace,
  sessionId: z.uuid().optional(),
});

/** The visitor's try: nothing is kept, nobody is known. */
export const tryTutorInput = z.object({
  message: writtenMessage,
  locale: locale.optional(),
  personality: tutorPersonalityId.optional(),
  tier: z.enum(['elementary', 'middle', 'high']).optional(),
  /** Lines said before, oldest first. */
  before: z
    .array(
      z.discriminatedUnion('role', [
        z.object({ role: z.literal('student'), content: writtenMessage }),
        z.object({ role: z.literal('tutor'), content: z.string().max(4_000) }),
      ]),
    )
    .max(12)
    .optional(),
});
export const tryTutorAnswer = z.object({ reply: tutorMessage });

export const workHelpAnswer = z.object({ sessionId: z.uuid(), reply: tutorMessage });
