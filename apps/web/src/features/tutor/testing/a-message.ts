import type { TutorMessage } from '@ori/contracts/tutor';

/** A message of the tutor's, but for what a test says of it. */
export function aMessage(change: Partial<TutorMessage> = {}): TutorMessage {
  return {
    id: '018f4e3a-0000-7000-8000-000000000010',
    role: 'tutor',
    content: 'What do you get when you take 5 from both sides?',
    timestamp: '2026-03-02T10:00:00.000Z',
    messageType: 'suggestion',
    metadata: {
      subject: null,
      topic: null,
      lessonId: null,
      confidence: 1,
      culturalConnection: null,
      intent: 'hint',
      responseTime: 12,
      move: 'hint',
      level: 1,
      via: 'embedded',
    },
    steps: [],
    citations: [],
    suggestedActions: [],
    followUpQuestions: [],
    twin: null,
    ...change,
  };
}
