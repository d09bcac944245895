import type { Band } from '@ori/contracts/content';
import type { HomeKind, HomeNeed } from '@ori/contracts/practice-names';
import type { HomeActivity } from '@ori/contracts/practices';

/** What a parent looks for; null stands for anything. */
export interface Wanted {
  readonly band: Band | null;
  readonly kind: HomeKind | null;
  /** At most so many minutes. */
  readonly minutes: number | null;
  /** What is at hand; an activity that needs nothing always fits. */
  readonly atHand: HomeNeed | null;
}

/** Activities that fit what is looked for; quiet ones only where a parent wants them offered. */
export function fitting(
  activities: readonly HomeActivity[],
  { band, kind, minutes, atHand }: Wanted,
  hasQuiet: boolean,
): HomeActivity[] {
  return activities.filter(
    (it) =>
      (hasQuiet || it.kind !== 'mind') &&
      (band === null || it.bands.includes(band)) &&
      (kind === null || it.kind === kind) &&
      (minutes === null || it.minutes <= minutes) &&
      (atHand === null || it.needs.every((need) => need === atHand || need === 'nothing')),
  );
}
