import { ENTRY_MINUTES_MAX } from '@ori/contracts/record-names';
import type { EntryInput, InstructionEntry, StrikeInput } from '@ori/contracts/records';
import type { LogDaysAnswer, LogDaysQuery, SpanQuery } from '@ori/contracts/records-room';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { minutesByDay } from '@ori/core/records/log-totals';
import { mayRecordDay } from '@ori/core/records/school-year';
import type { Executor } from '../../db/database.ts';
import type { EntriesStore, EntryRow } from './entries.store.ts';
import type { LawOfDayReading } from './law-of-day.ts';
import type { ReadLog } from './read-log.ts';
import type { RecordsDeps } from './records.deps.ts';

interface Deps extends RecordsDeps {
  readonly entries: EntriesStore;
  readonly readLog: ReadLog;
  readonly lawOfDay: LawOfDayReading;
}
type Complaint = 'corrected-unknown' | 'corrected-already' | 'day-full' | 'subject-unknown';
type WriteFailure = Complaint | 'not-found' | 'date-unusable' | 'key-reused';
interface Strike {
  readonly child: Learner;
  readonly id: string;
  readonly day: string;
  readonly because: string;
  readonly actorId: string;
}

/** What an entry says, so that the same thing told twice is known. */
function toldIn({
  childId,
  day,
  minutes,
  subject,
  stateSubject,
  title,
  kind,
  place,
  isCore,
  correctionOf,
}: EntryRow): string {
  const what = [subject, stateSubject, title, kind, place, isCore, correctionOf];
  return JSON.stringify([childId, day, minutes, ...what]);
}

function rowOf(input: EntryInput, { familyId }: Learner, viewer: Viewer, writtenAt: Date): EntryRow {
  const { corrects, startedAt, ...told } = input;
  return {
    ...told,
    familyId,
    startedAt: startedAt === null ? null : new Date(startedAt),
    source: 'parent',
    correctionOf: corrects?.id ?? null,
    writtenBy: viewer.userId,
    writtenAt,
  };
}

/** So many of the days that have entries, from the newest on; and are there more? */
function newestDays(
  entries: readonly InstructionEntry[],
  { before, days: most }: LogDaysQuery,
): LogDaysAnswer {
  const earlier = entries.filter(({ day }) => before === undefined || day < before);
  const days = [...new Set(earlier.map(({ day }) => day))].toSorted().toReversed();
  const shown = new Set(days.slice(0, most));
  return { entries: earlier.filter(({ day }) => shown.has(day)).toReversed(), hasMore: days.length > most };
}

function createStriking({ entries, audit, now }: Deps) {
  return async ({ child, id, day, because, actorId }: Strike, tx: Executor): Promise<void> => {
    const { familyId, userId: childId } = child;
    const row = { entryId: id, childId, familyId, day, because, struckBy: actorId, struckAt: now() };
    if (!(await entries.strike(row, tx))) return;
    const act = { act: 'records.strike', familyId, actorId, subjectId: childId };
    await audit({ ...act, detail: { entry: id } }, tx);
  };
}

/** Finds lines of the log, and says what cannot be written into it. */
function createLines({ readLog, lawOfDay }: Deps) {
  /** The line of this id on this day of the child's log; null when there is none. */
  async function lineOf(child: Learner, id: string, day: string, { locale }: Viewer) {
    return (await readLog(child, { from: day, to: day }, locale)).find((entry) => entry.id === id) ?? null;
  }
  /** Does the law of the day ask for the subject that is named? What a line named when it was written stays named. */
  async function isSubjectKnown(
    { day, stateSubject }: EntryInput,
    corrected: InstructionEntry | null,
    { userId }: Learner,
  ): Promise<boolean> {
    if (stateSubject === null || stateSubject === corrected?.stateSubject) return true;
    const law = await lawOfDay(userId, day);
    return law !== null && law.subjects.some(({ name }) => name === stateSubject);
  }
  /** Why a line that is not there yet cannot be written; null when it can. What it corrects no longer counts. */
  async function complaintAbout(
    input: EntryInput,
    child: Learner,
    viewer: Viewer,
  ): Promise<Complaint | null> {
    const { day, minutes, corrects } = input;
    const line = corrects && (await lineOf(child, corrects.id, corrects.day, viewer));
    if (corrects !== null && line === null) return 'corrected-unknown';
    if (line && line.struckAt !== null) return 'corrected-already';
    if (!(await isSubjectKnown(input, line, child))) return 'subject-unknown';
    const beside = await readLog(child, { from: day, to: day }, viewer.locale);
    const others = minutesByDay(beside.filter(({ id }) => id !== corrects?.id));
    return (others.get(day) ?? 0) + minutes > ENTRY_MINUTES_MAX ? 'day-full' : null;
  }
  return { lineOf, complaintAbout };
}

/** The log as parents read, write and correct it. */
export function createEntriesService(deps: Deps) {
  const { database, entries, readLog, reach, audit, strikeActivity, now } = deps;
  const strikeWithin = createStriking(deps);
  const { lineOf, complaintAbout } = createLines(deps);
  async function keep(row: EntryRow, child: Learner, corrects: EntryInput['corrects'], actorId: string) {
    await database.db.transaction(async (tx) => {
      if ((await entries.add([row], tx)) === 0) return;
      const act = { act: 'records.write', familyId: child.familyId, actorId, subjectId: child.userId };
      await audit({ ...act, detail: { entry: row.id } }, tx);
      if (corrects !== null) await strikeWithin({ child, ...corrects, because: '', actorId }, tx);
    });
    return entries.find(row.id);
  }

  return {
    async page(viewer: Viewer, query: LogDaysQuery): Promise<Result<LogDaysAnswer, 'not-found'>> {
      const child = await reach('records.log', viewer, query.childId);
      return child === null
        ? fail('not-found')
        : succeed(newestDays(await readLog(child, query, viewer.locale), query));
    },
    /** Every line of some days, oldest first, with the child's name: what a file of the log is made of. */
    async all(viewer: Viewer, { childId, from, to }: SpanQuery) {
      const child = await reach('records.file', viewer, childId);
      if (child === null) return fail('not-found');
      return succeed({
        firstName: child.firstName,
        entries: await readLog(child, { from, to }, viewer.locale),
      });
    },
    /** Writes a line; sent twice, it is one. What it corrects is struck with it. */
    async write(viewer: Viewer, input: EntryInput): Promise<Result<InstructionEntry, WriteFailure>> {
      const child = await reach('records.write', viewer, input.childId);
      if (child === null) return fail('not-found');
      if (!mayRecordDay(input.day, dayOf(now(), child.timeZone))) return fail('date-unusable');
      const isNew = (await entries.find(input.id)) === null;
      const complaint = isNew ? await complaintAbout(input, child, viewer) : null;
      if (complaint !== null) return fail(complaint);
      const row = rowOf(input, child, viewer, now());
      const kept = await keep(row, child, input.corrects, viewer.userId);
      if (kept === null || toldIn(kept) !== toldIn(row)) return fail('key-reused');
      const line = await lineOf(child, kept.id, kept.day, viewer);
      return line === null ? fail('key-reused') : succeed(line);
    },
    /** Strikes a line; it stays readable as struck. */
    async strike(
      viewer: Viewer,
      id: string,
      { childId, day, because }: StrikeInput,
    ): Promise<Result<InstructionEntry, 'not-found'>> {
      const child = await reach('records.strike', viewer, childId);
      const line = child && (await lineOf(child, id, day, viewer));
      if (!child || !line) return fail('not-found');
      const strike = { child, id, day, because, actorId: viewer.userId };
      await database.db.transaction((tx) => strikeWithin(strike, tx));
      if (line.kind === 'activity') await strikeActivity(viewer, id);
      const struck = await lineOf(child, id, day, viewer);
      return struck === null ? fail('not-found') : succeed(struck);
    },
  };
}
