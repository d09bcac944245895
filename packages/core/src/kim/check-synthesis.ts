import type { Guess } from '@ori/contracts/kim';
import { SYNTHESIS_MAPPINGS_MIN } from '@ori/contracts/kim-names';
import type { ChosenMapping, Remark, SynthesisWork } from '@ori/contracts/kim-synthesis';
import type { Band } from '@ori/contracts/subjects';
import { CLAIM_LENGTHS, isLongEnough } from './claim-length.ts';

/** What is known of a mapping that a synthesis names. */
export interface MappingFacts extends Guess {
  readonly culture: string;
}
/** A way of speaking that the charter avoids (charter §7), and why. */
export interface AvoidedPhrase {
  readonly pattern: RegExp;
  /** Excuses a text that the pattern finds. */
  readonly unless: RegExp | null;
  readonly why: string;
}

const CULTURES_MIN = 2;
const bare = { mappingId: null, wanted: null, why: null };
const missing = (code: Remark['code'], more: Partial<Remark> = {}): Remark => ({
  kind: 'missing',
  code,
  ...bare,
  ...more,
});
const look = (code: Remark['code'], more: Partial<Remark>): Remark => ({
  kind: 'look',
  code,
  ...bare,
  ...more,
});

function ofMapping(
  { id, label, source, relation }: ChosenMapping,
  facts: MappingFacts | undefined,
): Remark[] {
  const about = { mappingId: id };
  return [
    ...(label === null ? [missing('label-missing', about)] : []),
    ...(source === null ? [missing('source-missing', about)] : []),
    ...(relation === null ? [missing('relation-missing', about)] : []),
    ...(facts && label !== null && label !== facts.label ? [look('label-differs', about)] : []),
    ...(facts && relation !== null && relation !== facts.relation ? [look('relation-differs', about)] : []),
  ];
}

const isEmpty = (text: string): boolean => text.trim() === '';

function ofTexts(work: SynthesisWork, band: Band): Remark[] {
  const wanted = CLAIM_LENGTHS[band];
  return [
    ...(work.couldHaveMet === null ? [missing('meeting-missing')] : []),
    ...([work.same, work.different, work.unknown].some(isEmpty) ? [missing('table-missing')] : []),
    ...(isLongEnough(work.claim, band) ? [] : [missing('claim-short', { wanted })]),
    ...(isEmpty(work.weDoNotKnow) ? [missing('unknown-missing')] : []),
  ];
}

/** Everything a learner wrote of their own, one text after another. */
export function textsOf(work: SynthesisWork): string {
  const { metBecause, same, different, unknown, claim, weDoNotKnow } = work;
  return [metBecause, same, different, unknown, claim, weDoNotKnow].filter((text) => text !== '').join('\n');
}

/**
 * Step 7 of the synthesis exercise: what is missing, and what is worth another look. It never scores: that is for
 * people (charter §3).
 */
export function checkSynthesis(
  work: SynthesisWork,
  band: Band,
  factsOf: (mappingId: string) => MappingFacts | undefined,
  avoided: readonly AvoidedPhrase[],
): Remark[] {
  const ids = new Set(work.mappings.map(({ id }) => id));
  const cultures = new Set([...ids].flatMap((id) => factsOf(id)?.culture ?? []));
  const written = textsOf(work);
  return [
    ...(ids.size < SYNTHESIS_MAPPINGS_MIN ? [missing('mappings-few')] : []),
    ...(ids.size >= SYNTHESIS_MAPPINGS_MIN && cultures.size < CULTURES_MIN ? [missing('cultures-few')] : []),
    ...work.mappings.flatMap((mapping) => ofMapping(mapping, factsOf(mapping.id))),
    ...ofTexts(work, band),
    ...avoided
      .filter(({ pattern, unless }) => pattern.test(written) && unless?.test(written) !== true)
      .map(({ why }) => look('phrase', { why })),
  ];
}
