import { FULL_DAY_MINUTES } from '@ori/contracts/record-names';
import type { StudentYear, StudentYearInput } from '@ori/contracts/records';
import type { StudentYearsAnswer } from '@ori/contracts/records-room';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { filedOutside } from '@ori/core/records/filing-lock';
import { type KnownOfChild, proposedYear, yearOfDay } from '@ori/core/records/school-year';
import type { RecordsDeps, TranscriptHead } from './records.deps.ts';
import type { YearRow, YearsStore } from './years.store.ts';

interface Deps extends RecordsDeps {
  readonly years: YearsStore;
}
type SetFailure = 'not-found' | 'key-reused' | 'year-overlaps' | `filed-${'before' | 'after'}`;
type RemoveFailure = 'not-found' | 'year-filed';

export function presentYear({ familyId: _family, changedAt: _changed, ...year }: YearRow): StudentYear {
  return year;
}

/** Names that a transcript has already, as a year calls them; what is empty there is left to the year. */
function namesOf(head: TranscriptHead | null): NonNullable<KnownOfChild['names']> {
  if (head === null) return {};
  const { studentName: legalName, birthDate, schoolName, administrator: supervisor } = head;
  return { ...(legalName === '' ? {} : { legalName }), birthDate, schoolName, supervisor };
}

/** School years: who the child is to the forms of a year, and what its days are. */
export function createYearsService({ database, years, reach, audit, transcriptHead, now }: Deps) {
  return {
    async list(viewer: Viewer, childId: string): Promise<Result<StudentYearsAnswer, 'not-found'>> {
      const child = await reach('records.years', viewer, childId);
      if (child === null) return fail('not-found');
      const found = (await years.of(childId)).map(presentYear);
      const today = dayOf(now(), child.timeZone);
      const head = found.length === 0 ? await transcriptHead(childId) : null;
      const proposed = proposedYear(
        { ...child, childId, names: namesOf(head) },
        found,
        today,
        FULL_DAY_MINUTES,
      );
      return succeed({ today, years: found, proposed });
    },
    /** Sets a year up, or right; sent twice, it is one. */
    async set(viewer: Viewer, input: StudentYearInput): Promise<Result<StudentYear, SetFailure>> {
      const child = await reach('records.setYear', viewer, input.childId);
      if (child === null) return fail('not-found');
      const { familyId, userId: subjectId } = child;
      const row: YearRow = { ...input, familyId, changedAt: now() };
      return database.db.transaction(async (tx): Promise<Result<StudentYear, SetFailure>> => {
        const before = await years.hold(row.id, tx);
        if (before !== null && before.childId !== row.childId) return fail('key-reused');
        if (await years.overlaps(row, tx)) return fail('year-overlaps');
        const side = before && filedOutside(before, row, await years.filedIn(before, tx));
        if (side) return fail(`filed-${side}`);
        await years.keep(row, tx);
        const act = { act: 'records.setYear', familyId, actorId: viewer.userId, subjectId };
        await audit({ ...act, detail: { year: input.id, startsOn: input.startsOn } }, tx);
        return succeed(presentYear(row));
      });
    },
    /**
     * Takes a year's particulars away; its log, attendance and portfolio stay where they are, by their days. A year
     * that a filing names, also one taken back, or of which days are filed, stays.
     */
    async remove(viewer: Viewer, id: string): Promise<Result<null, RemoveFailure>> {
      const row = await years.find(id);
      const child = row === null ? null : await reach('records.removeYear', viewer, row.childId);
      if (row === null || child === null) return fail('not-found');
      const { familyId, userId: subjectId } = child;
      const isGone = await database.db.transaction(async (tx) => {
        if (await years.isFiled(row, tx)) return false;
        await years.remove(row, tx);
        const act = { act: 'records.removeYear', familyId, actorId: viewer.userId, subjectId };
        await audit({ ...act, detail: { year: id, startsOn: row.startsOn } }, tx);
        return true;
      });
      return isGone ? succeed(null) : fail('year-filed');
    },
    /** A year of the child's; null where they have none of this id. */
    async named(childId: string, yearId: string): Promise<StudentYear | null> {
      const found = (await years.of(childId)).find(({ id }) => id === yearId);
      return found === undefined ? null : presentYear(found);
    },
    /** The year a day of the child's stands in; null where none was set up. */
    async yearOf(childId: string, day: string): Promise<StudentYear | null> {
      const found = yearOfDay(day, await years.of(childId));
      return found === null ? null : presentYear(found);
    },
  };
}
export type YearsService = ReturnType<typeof createYearsService>;
