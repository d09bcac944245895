import type { StatePathway } from '@ori/contracts/states';
import { yearOfDay } from '@ori/core/records/school-year';
import { holdsFor, pathwayOf, stateProfileOf } from '@ori/core/records/state-profile';
import type { RecordsDeps } from './records.deps.ts';
import type { YearsStore } from './years.store.ts';

interface Deps extends Pick<RecordsDeps, 'states'> {
  readonly years: Pick<YearsStore, 'of'>;
}

/** What the law of the year around a day asks for, in that year's grade. */
interface LawOfDay {
  readonly subjects: StatePathway['subjects'];
  readonly time: StatePathway['time'];
}

/** Reads the law that a day of a child's stands under; null where no year was set up, or its state was not read. */
export function createLawReading({ states, years }: Deps) {
  return async (childId: string, day: string): Promise<LawOfDay | null> => {
    const year = yearOfDay(day, await years.of(childId));
    const profile = year && stateProfileOf(states, year.state);
    if (!profile) return null;
    const { subjects, time } = pathwayOf(profile, year.pathway);
    const inGrade = (each: Parameters<typeof holdsFor>[0]) => holdsFor(each, year.grade);
    return { subjects: subjects.filter(inGrade), time: time.filter(inGrade) };
  };
}
export type LawOfDayReading = ReturnType<typeof createLawReading>;
