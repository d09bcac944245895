import type { Locale } from '@ori/contracts/locale';
import type { AttendanceDay, InstructionEntry, StudentYear } from '@ori/contracts/records';
import type { StatePathway, StateProfile } from '@ori/contracts/states';
import { deadlinesOf } from '@ori/core/records/deadlines';
import { type HeldDeadline, type OwnDate, withOwnDates } from '@ori/core/records/own-dates';
import { requirementsOf, type Requirements } from '@ori/core/records/requirements';
import { minutesByStateSubject, type StateMinutes } from '@ori/core/records/state-minutes';
import { pathwayOf, stateProfileOf } from '@ori/core/records/state-profile';
import type { Executor } from '../../db/database.ts';
import type { FilingsDeps } from './filings.deps.ts';
import type { FilingsStore, ShownFiling } from './filings.store.ts';
import type { OwnDatesStore } from './own-dates.store.ts';

/** A year under the law of its state. `chosen` is null where nobody chose a pathway: then it is the usual one. */
export interface LawOfYear {
  readonly year: StudentYear;
  readonly profile: StateProfile;
  readonly pathway: StatePathway;
  readonly isChosen: boolean;
}

/** What is known of a child's year. `log` holds no struck lines. */
export interface YearFacts {
  readonly log: readonly InstructionEntry[];
  readonly days: readonly AttendanceDay[];
  readonly attended: number;
  readonly minutes: StateMinutes;
  readonly filed: readonly ShownFiling[];
  readonly requirements: Requirements;
}

const WORTH: Partial<Record<AttendanceDay['kind'], number>> = { full: 1, trip: 1, half: 0.5 };

/** Days of attendance, a half day as a half. */
export function attendedIn(days: readonly AttendanceDay[]): number {
  return days.reduce((sum, { kind }) => sum + (WORTH[kind] ?? 0), 0);
}

/** The law a year stands under; null where the family named no state, or one that was not read. */
export function lawOf(states: readonly StateProfile[], year: StudentYear): LawOfYear | null {
  const profile = stateProfileOf(states, year.state);
  if (profile === null) return null;
  const pathway = pathwayOf(profile, year.pathway);
  return { year, profile, pathway, isChosen: pathway.id === year.pathway };
}

interface Deps extends Pick<FilingsDeps, 'entries' | 'days'> {
  readonly store: Pick<FilingsStore, 'standing'>;
  readonly dates: Pick<OwnDatesStore, 'of'>;
}

/** Reads what a year's law is held against. */
export function createFactsReading({ entries, days: daysOf, store, dates }: Deps) {
  /** What was handed in under this very pathway: another law's duties are other duties. */
  async function filedUnder({ profile, pathway, year }: LawOfYear, tx?: Executor): Promise<ShownFiling[]> {
    const standing = await store.standing(year.childId, tx);
    return standing.filter(({ state, pathway: id }) => state === profile.code && id === pathway.id);
  }
  /** The days that the family set under this very pathway. */
  async function ownUnder({ profile, pathway, year }: LawOfYear, tx?: Executor): Promise<OwnDate[]> {
    const rows = await dates.of({ yearId: year.id, state: profile.code, pathway: pathway.id }, tx);
    return rows.map(({ dutyId, part, dueOn }) => ({ dutyId, part: part === 0 ? null : part, dueOn }));
  }
  /** Only what is due, with its dates, and what of it was handed in. */
  async function standingOf(law: LawOfYear, tx?: Executor) {
    const { pathway, year } = law;
    // One after the other: a transaction is one connection.
    const filed = await filedUnder(law, tx);
    const held = withOwnDates(deadlinesOf(pathway, year), await ownUnder(law, tx), year);
    const isFiled = ({ duty, part }: HeldDeadline) =>
      filed.some(
        (each) => each.dutyId === duty.id && each.part === part && (duty.isOnce || each.yearId === year.id),
      );
    return { held, isFiled };
  }
  /** The log of a year without its struck lines, and its days. */
  async function recordOf({ childId, startsOn, endsOn }: StudentYear, locale?: Locale) {
    const [lines, days] = await Promise.all([
      entries(childId, startsOn, endsOn, locale),
      daysOf(childId, startsOn, endsOn),
    ]);
    return { log: lines.filter(({ struckAt }) => struckAt === null), days };
  }
  return {
    recordOf,
    standingOf,
    /** Titles of the log are told in `locale`. */
    async factsOf(law: LawOfYear, today: string, locale?: Locale): Promise<YearFacts> {
      const { year, pathway } = law;
      const [{ log, days }, filed, ownDates] = await Promise.all([
        recordOf(year, locale),
        filedUnder(law),
        ownUnder(law),
      ]);
      const minutes = minutesByStateSubject(pathway, year.grade, log);
      const attended = attendedIn(days);
      const soFar = { days: attended, minutes, filed, ownDates };
      return {
        log,
        days,
        attended,
        minutes,
        filed,
        requirements: requirementsOf(pathway, year, soFar, today),
      };
    },
    /** What is still to be handed in. */
    async openOf(law: LawOfYear): Promise<HeldDeadline[]> {
      const { held, isFiled } = await standingOf(law);
      return held.filter((deadline) => !isFiled(deadline));
    },
  };
}
export type FactsReading = ReturnType<typeof createFactsReading>;
