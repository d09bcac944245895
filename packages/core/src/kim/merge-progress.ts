import type { KimLevel } from '@ori/contracts/content';
import type { RecentConcept } from '@ori/contracts/kim';
import type { LearningStyle } from '@ori/contracts/kim-names';

/** What a person, or a visitor's browser, holds of KIM. Null where nothing was chosen. */
export interface KeptKim {
  readonly level: KimLevel | null;
  readonly mythology: boolean | null;
  readonly learningStyle: LearningStyle | null;
  /** When each card was opened last. */
  readonly opened: readonly RecentConcept[];
  readonly discovered: readonly string[];
}

function latestOpenings(all: readonly RecentConcept[]): RecentConcept[] {
  const latest = new Map<string, RecentConcept>();
  for (const opening of all) {
    const known = latest.get(opening.mappingId);
    if (known === undefined || known.at < opening.at) latest.set(opening.mappingId, opening);
  }
  return [...latest.values()].toSorted((one, other) => one.mappingId.localeCompare(other.mappingId));
}

/**
 * What an account holds after a browser's progress was brought to it: nothing of either side is lost, the account's own
 * choices stand, and bringing the same twice changes nothing more.
 */
export function mergeKim(account: KeptKim, brought: KeptKim): KeptKim {
  return {
    level: account.level ?? brought.level,
    mythology: account.mythology ?? brought.mythology,
    learningStyle: account.learningStyle ?? brought.learningStyle,
    opened: latestOpenings([...account.opened, ...brought.opened]),
    discovered: [...new Set([...account.discovered, ...brought.discovered])].toSorted(),
  };
}
