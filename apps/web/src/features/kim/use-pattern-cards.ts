import type { OpenCard } from '@ori/contracts/kim';
import type { PatternId } from '@ori/contracts/kim-names';
import { readPattern } from './kim.calls.ts';
import { useAnswered } from './use-answered.ts';

/** The told mappings of a pattern; null while they are on their way, none where they could not be had. */
export function usePatternCards(patternId: PatternId): readonly OpenCard[] | null {
  const { value, failure } = useAnswered(readPattern, patternId);
  return failure ? [] : (value?.chosen?.cards ?? null);
}
