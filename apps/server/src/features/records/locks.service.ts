import type { AttendanceDay, InstructionEntry, LockInput, RecordLock } from '@ori/contracts/records';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { mayRecordDay } from '@ori/core/records/school-year';
import type { AttendanceStore, LockRow } from './attendance.store.ts';
import type { EntriesStore, EntryRow } from './entries.store.ts';
import type { ReadLog } from './read-log.ts';
import type { RecordsDeps } from './records.deps.ts';
import { isTakenBackLine } from './taken-back-lines.ts';
import { attendanceDays, presentLock, type ReadDays } from './summary.service.ts';

interface Deps extends RecordsDeps {
  readonly attendance: AttendanceStore;
  readonly entries: EntriesStore;
  readonly readLog: ReadLog;
  readonly readDays: ReadDays;
}
type LockFailure = 'not-found' | 'date-unusable' | 'key-reused';

/** A line as it stood when it was filed. */
function filedLine(entry: InstructionEntry, { familyId }: Learner): EntryRow {
  const { lockedAt: _locked, struckAt: _struck, struckBecause: _because, ...line } = entry;
  const startedAt = line.startedAt === null ? null : new Date(line.startedAt);
  return { ...line, familyId, startedAt, writtenBy: null, writtenAt: new Date(line.writtenAt) };
}

const wordOf = ({ day, kind, source }: AttendanceDay) => ({ day, kind, source });

/** Filing: what stands in the days now is written down as it is, and never changes any more. */
export function createLocksService(deps: Deps) {
  const { database, attendance, entries, readLog, readDays, reach, audit, now } = deps;

  /** What was only counted or proposed so far, as rows of its own. */
  async function toWriteDown(child: Learner, lock: LockRow, viewer: Viewer) {
    const span = { from: lock.fromDay, to: lock.toDay };
    const lines = await readLog(child, span, viewer.locale);
    const open = attendanceDays((await readDays(child, span, lines)).days);
    const { id: wordId, childId, familyId, lockedBy: writtenBy, lockedAt: writtenAt } = lock;
    return {
      lines: lines
        .filter((line) => line.lockedAt === null && !isTakenBackLine(line))
        .map((line) => filedLine(line, child)),
      words: open
        .filter(({ lockedAt }) => lockedAt === null)
        .map((day) => ({ ...wordOf(day), wordId, childId, familyId, writtenBy, writtenAt })),
    };
  }

  return {
    /** Locks days that are over; sent twice, it is one lock. */
    async lock(viewer: Viewer, input: LockInput): Promise<Result<RecordLock, LockFailure>> {
      const child = await reach('records.lock', viewer, input.childId);
      if (child === null) return fail('not-found');
      const today = dayOf(now(), child.timeZone);
      if (input.to >= today || !mayRecordDay(input.from, today)) return fail('date-unusable');
      const { from: fromDay, to: toDay, ...told } = input;
      const { familyId, userId: subjectId } = child;
      const row = { ...told, familyId, fromDay, toDay, lockedBy: viewer.userId, lockedAt: now() };
      const { lines, words } = await toWriteDown(child, row, viewer);
      await database.db.transaction(async (tx) => {
        if (!(await attendance.lock(row, tx))) return;
        await entries.add(lines, tx);
        await attendance.say(words, tx);
        const act = { act: 'records.lock', familyId, actorId: viewer.userId, subjectId };
        await audit({ ...act, detail: { from: fromDay, to: toDay } }, tx);
      });
      const kept = await attendance.findLock(input.id);
      const isSame = kept?.childId === input.childId && kept.fromDay === fromDay && kept.toDay === toDay;
      return kept !== null && isSame ? succeed(presentLock(kept)) : fail('key-reused');
    },
  };
}
