import type { TutorMessage } from '@ori/contracts/tutor';

/** Words of care as a reply of Ori's, made in this browser. */
export function careTurn(content: string): TutorMessage {
  return {
    id: `care-${Date.now()}`,
    role: 'tutor',
    content,
    timestamp: new Date().toISOString(),
    messageType: 'text',
    metadata: {
      subject: null,
      topic: null,
      lessonId: null,
      confidence: 1,
      culturalConnection: null,
      intent: 'other',
      responseTime: 0,
      move: 'safety',
      level: null,
      via: 'embedded',
    },
    steps: [],
    citations: [],
    suggestedActions: [],
    followUpQuestions: [],
    twin: null,
  };
}
