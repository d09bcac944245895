import { TEACHING_PREFERENCES } from '@ori/contracts/preference-names';
import { type Band, BANDS, type Subject, SUBJECTS } from '@ori/contracts/subjects';

type Preferences = Readonly<Record<string, unknown>>;

/** What a teacher mostly teaches, and to whom; null where they did not say. */
export interface UsualTeaching {
  readonly subject: Subject | null;
  readonly band: Band | null;
}

export function usualTeachingOf(preferences: Preferences): UsualTeaching {
  const { subject, band } = TEACHING_PREFERENCES;
  return {
    subject: SUBJECTS.find((one) => one === preferences[subject]) ?? null,
    band: BANDS.find((one) => one === preferences[band]) ?? null,
  };
}

/** The parts of a room, the chosen one first; those that nobody placed follow in their own order. */
export function inChosenOrder<Part extends string>(parts: readonly Part[], preferences: Preferences): Part[] {
  const kept = preferences[TEACHING_PREFERENCES.parts];
  const names = typeof kept === 'string' ? kept.split(',') : [];
  const placed = [...new Set(names)].flatMap((name) => parts.filter((part) => part === name));
  return [...placed, ...parts.filter((part) => !placed.includes(part))];
}
