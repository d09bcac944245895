import type { RecentConcept } from '@ori/contracts/kim';
import { RECENT_KIM_CONCEPTS } from '@ori/contracts/limits';

/** The last ten concepts met, newest first, each once however many of its cards were opened (spec §5 and §9). */
export function recentConcepts(opened: readonly RecentConcept[]): RecentConcept[] {
  const newestFirst = opened.toSorted(
    (one, other) => other.at.localeCompare(one.at) || one.mappingId.localeCompare(other.mappingId),
  );
  const seen = new Set<string>();
  const once = newestFirst.filter(({ modernConcept }) => {
    const isNew = !seen.has(modernConcept);
    seen.add(modernConcept);
    return isNew;
  });
  return once.slice(0, RECENT_KIM_CONCEPTS);
}
