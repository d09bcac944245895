import type { Draft } from '../turn.ts';

/** What a composer of one move gives; the rest is empty. */
export type DraftParts = Partial<Draft> & { readonly message: string };

export function draft(parts: DraftParts): Draft {
  return {
    messageType: 'text',
    suggestedActions: [],
    relatedTopics: [],
    culturalConnections: [],
    nextSteps: [],
    confidence: 0.5,
    followUpQuestions: [],
    steps: [],
    citations: [],
    ...parts,
  };
}
