import type { Draft } from '../turn.ts';
import { gateSentence, type GateFault, type GateRules } from './gate-sentence.ts';
import { sentencesOf } from './sentences-of.ts';

/** A sentence that was held back, and why. */
export interface HeldBack {
  readonly sentence: string;
  readonly faults: readonly GateFault[];
}
export interface GatedDraft {
  readonly draft: Draft;
  readonly heldBack: readonly HeldBack[];
}

/** A draft without the sentences and steps that may not be said; the words beside it are held to the same. */
export function gateDraft(draft: Draft, rules: GateRules): GatedDraft {
  const heldBack: HeldBack[] = [];
  const passes = (sentence: string): boolean => {
    const faults = gateSentence(sentence, rules);
    if (faults.length > 0) heldBack.push({ sentence, faults });
    return faults.length === 0;
  };
  const kept = (texts: readonly string[]) => texts.filter(passes);
  const message = kept(sentencesOf(draft.message, rules.locale, true).map(({ text }) => text)).join('');
  const gated: Draft = {
    ...draft,
    message: message.trim(),
    steps: draft.steps.filter(({ text, reason }) => passes(text) && passes(reason)),
    suggestedActions: kept(draft.suggestedActions),
    relatedTopics: kept(draft.relatedTopics),
    nextSteps: kept(draft.nextSteps),
    followUpQuestions: kept(draft.followUpQuestions),
  };
  return { draft: gated, heldBack };
}
