import type { Locale } from '@ori/contracts/locale';
import type { ProposalInput, SynthesisWork } from '@ori/contracts/kim-synthesis';
import { redact } from '@ori/core/tutor/safety/redact';

const SYNTHESIS_TEXTS = ['metBecause', 'same', 'different', 'unknown', 'claim', 'weDoNotKnow'] as const;
const PROPOSAL_TEXTS = ['modernConcept', 'ancestralConcept', 'culture', 'why', 'source'] as const;

function withoutPrivate<Kept extends object, Name extends keyof Kept & string>(
  kept: Kept & Readonly<Record<Name, string>>,
  names: readonly Name[],
  locale: Locale,
): Kept {
  const texts = names.map((name) => [name, redact(kept[name], locale).text] as const);
  return { ...kept, ...Object.fromEntries(texts) };
}

/** A synthesis as it is kept: private data taken out of every text. */
export const keptWork = (work: SynthesisWork, locale: Locale): SynthesisWork =>
  withoutPrivate(work, SYNTHESIS_TEXTS, locale);

/** A proposal as it is kept: private data taken out of every text. */
export const keptProposal = (proposed: ProposalInput, locale: Locale): ProposalInput =>
  withoutPrivate(proposed, PROPOSAL_TEXTS, locale);

/** All that a proposal says in its learner's own words. */
export const wordsOf = (proposed: ProposalInput): string =>
  PROPOSAL_TEXTS.map((name) => proposed[name]).join('\n');
