import type { FilingInput } from '@ori/contracts/filings';
import type { LockInput } from '@ori/contracts/records';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import type { Deadline } from '@ori/core/records/deadlines';
import { lockedByFiling } from '@ori/core/records/filing-lock';
import { type FactsReading, type LawOfYear, lawOf } from './filing-facts.ts';
import type { FilingsDeps } from './filings.deps.ts';
import type { FilingRow, FilingsStore, ShownFiling } from './filings.store.ts';

interface Deps extends FilingsDeps {
  readonly store: FilingsStore;
  readonly facts: Pick<FactsReading, 'standingOf'>;
}
export type AddFailure =
  | 'not-found'
  | 'duty-unknown'
  | 'date-unusable'
  | 'moved-on'
  | 'key-reused'
  | 'law-unknown';

const toldIn = ({ childId, dutyId, part, sentOn, method, receipt, note, correctionOf }: FilingRow) =>
  [childId, dutyId, part, sentOn, method, receipt, note, correctionOf].join('\n');
/** The same filing told twice, whoever's browser sent it again. */
export function isSameFiling(one: FilingRow, other: FilingRow): boolean {
  return toldIn(one) === toldIn(other);
}

/** What a parent wants to enter, with the law it is entered under. */
interface Entered {
  readonly row: FilingRow;
  readonly law: LawOfYear;
  readonly deadline: Deadline;
}

/** What a filing locks; null when it locks nothing. */
function lockFor({ row, law, deadline }: Entered): LockInput | null {
  const partEndsOn = deadline.part === null ? null : deadline.dueOn;
  const span = lockedByFiling(deadline.duty, law.year, row.sentOn, partEndsOn);
  const because = deadline.duty.what.en;
  // The filing's own id: told twice, it locks once.
  return span && { id: row.id, childId: row.childId, ...span, because };
}

/** Reads a filing against the law of the child's year, and writes it with its line in the audit and its lock. */
export function createFilingKeeping(deps: Deps) {
  const { database, states, store, facts, audit, yearOf, lock, now } = deps;

  async function understood(
    viewer: Viewer,
    child: Learner,
    input: FilingInput,
  ): Promise<Result<Entered, AddFailure>> {
    const year = await yearOf(child.userId, input.yearId);
    if (year === null && input.yearId !== undefined) return fail('not-found');
    const law = year && lawOf(states, year);
    if (!law) return fail('law-unknown');
    const { held } = await facts.standingOf(law);
    const deadline = held.find(({ duty, part }) => duty.id === input.dutyId && part === input.part);
    if (!deadline) return fail('duty-unknown');
    if (input.sentOn > dayOf(now(), child.timeZone)) return fail('date-unusable');
    const { familyId, userId: childId } = child;
    const under = { yearId: law.year.id, state: law.profile.code, pathway: law.pathway.id };
    const { type } = deadline.duty;
    const written = { writtenBy: viewer.userId, writtenAt: now(), isTakenBack: false };
    const { yearId: _asked, ...entered } = input;
    const row = { ...entered, childId, familyId, ...under, type, dueOn: deadline.dueOn, ...written };
    return succeed({ row, law, deadline });
  }

  async function add(
    row: FilingRow,
    isFree: (standing: readonly ShownFiling[]) => boolean,
  ): Promise<boolean> {
    const { familyId, childId: subjectId, writtenBy: actorId, dutyId } = row;
    return database.db.transaction(async (tx) => {
      await store.hold(subjectId, tx);
      if (!isFree(await store.standing(subjectId, tx))) return false;
      if (!(await store.add(row, tx))) return false;
      const act = row.isTakenBack ? 'filings.takeBack' : 'filings.add';
      await audit({ act, familyId, actorId, subjectId, detail: { filing: row.id, dutyId } }, tx);
      return true;
    });
  }

  return {
    understood,
    add,
    /** What was reported does not change any more. */
    async lockDays(viewer: Viewer, entered: Entered): Promise<void> {
      const wanted = lockFor(entered);
      if (wanted === null) return;
      const locked = await lock(viewer, wanted);
      if (!locked.ok) throw new Error(`the days of a filing were not locked: ${locked.failure}`);
    },
  };
}
