import type { OwnDateInput } from '@ori/contracts/filings';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { type HeldDeadline, type OwnDateRefusal, refusalOf } from '@ori/core/records/own-dates';
import type { Executor } from '../../db/database.ts';
import { type FactsReading, type LawOfYear, lawOf } from './filing-facts.ts';
import type { FilingsDeps } from './filings.deps.ts';
import type { FilingsStore } from './filings.store.ts';
import type { OwnDateRow, OwnDatesStore } from './own-dates.store.ts';

interface Deps extends Pick<FilingsDeps, 'database' | 'states' | 'reach' | 'yearOf' | 'audit' | 'now'> {
  readonly store: Pick<FilingsStore, 'hold'>;
  readonly dates: OwnDatesStore;
  readonly facts: FactsReading;
}
type OwnDateFailure = 'not-found' | 'law-unknown' | 'duty-unknown' | 'filed' | OwnDateRefusal;
type Written = Result<null, OwnDateFailure>;

/** The days that a family's plan or its district names, in place of those reckoned by the law. */
export function createOwnDatesService(deps: Deps) {
  const { database, states, reach, yearOf, audit, store, dates, facts, now } = deps;

  /** What is due, as the family wants it dated; or why it cannot be. */
  async function understood(
    law: LawOfYear,
    { dutyId, part, dueOn }: OwnDateInput,
    tx: Executor,
  ): Promise<Result<HeldDeadline, OwnDateFailure>> {
    const { held, isFiled } = await facts.standingOf(law, tx);
    const deadline = held.find((each) => each.duty.id === dutyId && each.part === part);
    if (!deadline) return fail('duty-unknown');
    // What was handed in names the day it was due, and closed the days up to it.
    if (isFiled(deadline)) return fail('filed');
    const refusal = dueOn === null ? null : refusalOf({ dutyId, part, dueOn }, law.year, held, isFiled);
    return refusal === null ? succeed(deadline) : fail(refusal);
  }

  async function write(
    viewer: Viewer,
    { familyId, userId: childId }: Learner,
    law: LawOfYear,
    { dutyId, part, dueOn }: OwnDateInput,
    tx: Executor,
  ): Promise<void> {
    const under = { yearId: law.year.id, state: law.profile.code, pathway: law.pathway.id };
    const key = { ...under, dutyId, part: part ?? 0 };
    const row = (day: string): OwnDateRow => ({
      ...key,
      childId,
      familyId,
      dueOn: day,
      writtenBy: viewer.userId,
      writtenAt: now(),
    });
    await (dueOn === null ? dates.remove(key, tx) : dates.keep(row(dueOn), tx));
    const detail = { year: law.year.id, dutyId, part: key.part, dueOn: dueOn ?? 'by-law' };
    await audit({ act: 'filings.setDate', familyId, actorId: viewer.userId, subjectId: childId, detail }, tx);
  }

  return {
    /** Sets the day of something due, or puts the law's back. Set to what it is already, nothing is written. */
    async set(viewer: Viewer, input: OwnDateInput): Promise<Written> {
      const child = await reach('filings.setDate', viewer, input.childId);
      if (child === null) return fail('not-found');
      const year = await yearOf(child.userId, input.yearId);
      if (year === null && input.yearId !== undefined) return fail('not-found');
      const law = year && lawOf(states, year);
      if (!law) return fail('law-unknown');
      return database.db.transaction(async (tx): Promise<Written> => {
        // What is filed meanwhile, or another day of the same duty, is not overlooked.
        await store.hold(child.userId, tx);
        const found = await understood(law, input, tx);
        if (!found.ok) return found;
        const { isOwn, dueOn, unfit } = found.value;
        if (input.dueOn !== (isOwn ? dueOn : unfit)) await write(viewer, child, law, input, tx);
        return succeed(null);
      });
    },
    exportOf: (childIds: readonly string[]) => dates.everOf(childIds),
  };
}
