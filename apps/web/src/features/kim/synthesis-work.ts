import type { OpenCard } from '@ori/contracts/kim';
import { PATTERN_IDS, type PatternId, SYNTHESIS_MAPPINGS_MAX } from '@ori/contracts/kim-names';
import type { ChosenMapping, SynthesisWork } from '@ori/contracts/kim-synthesis';

export const MEETINGS = ['yes', 'no', 'unknown'] as const;

/** A synthesis not begun yet. */
export function emptyWork(patternId: PatternId = PATTERN_IDS[0]): SynthesisWork {
  return {
    patternId,
    mappings: [],
    couldHaveMet: null,
    metBecause: '',
    same: '',
    different: '',
    unknown: '',
    claim: '',
    weDoNotKnow: '',
  };
}

/** Adds a mapping or takes it away; no more than three. */
export function withMapping(work: SynthesisWork, id: string): SynthesisWork {
  const has = work.mappings.some((mapping) => mapping.id === id);
  if (has) return { ...work, mappings: work.mappings.filter((mapping) => mapping.id !== id) };
  if (work.mappings.length >= SYNTHESIS_MAPPINGS_MAX) return work;
  return { ...work, mappings: [...work.mappings, { id, label: null, source: null, relation: null }] };
}

/** Changes what is said of one mapping. */
export function withChoice(
  work: SynthesisWork,
  id: string,
  choice: Partial<Omit<ChosenMapping, 'id'>>,
): SynthesisWork {
  const mappings = work.mappings.map((mapping) => (mapping.id === id ? { ...mapping, ...choice } : mapping));
  return { ...work, mappings };
}

/** The cards a synthesis names, in its order. */
export function cardsOf(work: SynthesisWork, cards: readonly OpenCard[]): OpenCard[] {
  return work.mappings.flatMap(({ id }) => cards.find((card) => card.id === id) ?? []);
}
