import type { Locale } from '@ori/contracts/locale';
import type { LogEntry } from '@ori/contracts/practices';
import type { InstructionEntry } from '@ori/contracts/records';
import type { Learner } from '@ori/core/access/learner';
import { type Lock, lockedAtOf } from '@ori/core/records/locks';
import { countedFrom } from '@ori/core/records/whole-minutes';
import type { AttendanceStore, LockRow } from './attendance.store.ts';
import { automaticEntries } from './automatic-entries.ts';
import type { EntriesStore, EntryRow } from './entries.store.ts';
import type { RecordsDeps } from './records.deps.ts';
import { takenBackLines } from './taken-back-lines.ts';

interface Deps extends Pick<RecordsDeps, 'content' | 'timeSpent' | 'takenBack' | 'homeActivities'> {
  readonly entries: EntriesStore;
  readonly attendance: AttendanceStore;
}
/** Both ends included. */
interface Span {
  readonly from: string;
  readonly to: string;
}

export const lockOf = ({ fromDay: from, toDay: to, lockedAt }: LockRow): Lock => ({
  from,
  to,
  lockedAt: lockedAt.toISOString(),
});

function ofRow({ writtenBy: _by, familyId: _family, ...row }: EntryRow): InstructionEntry {
  const [startedAt, writtenAt] = [row.startedAt?.toISOString() ?? null, row.writtenAt.toISOString()];
  return { ...row, startedAt, writtenAt, lockedAt: null, struckAt: null };
}

function ofActivity({ activityId: _id, note, ...entry }: LogEntry): InstructionEntry {
  return {
    ...entry,
    startedAt: null,
    stateSubject: null,
    isCore: null,
    place: 'home',
    kind: 'activity',
    materials: note === '' ? [] : [note],
    source: 'parent',
    lockedAt: null,
    correctionOf: null,
  };
}

const keyOf = ({ day, startedAt, writtenAt, id }: InstructionEntry): string =>
  `${day} ${startedAt ?? writtenAt} ${id}`;

function inOrder(one: InstructionEntry, other: InstructionEntry): number {
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

/**
 * The log of some days: what was counted, what came from paper and was taken back, what a parent wrote, what was done at home away from the screen; each line once,
 * in the order in which it happened. Struck lines are among them.
 */
export function createLogReading(deps: Deps) {
  const { content, timeSpent, takenBack, homeActivities, entries, attendance } = deps;
  return async (child: Learner, { from, to }: Span, locale: Locale): Promise<InstructionEntry[]> => {
    const { userId: childId, familyId, timeZone } = child;
    const since = countedFrom(from);
    const days = { learnerId: childId, familyId };
    const [spent, taken, rows, activities, strikes, locks] = await Promise.all([
      timeSpent({ ...days, from: since, to }),
      takenBack({ learnerId: childId, timeZone, from, to }),
      entries.of(childId, { since, from, to }),
      homeActivities({ ...days, from, to }, locale),
      entries.strikesOf(childId, from, to),
      attendance.locksOf(childId, from, to),
    ]);
    const counted = rows.filter(({ source }) => source === 'automatic');
    const filed = new Map(counted.map(({ id, minutes }) => [id, minutes]));
    const telling = { childId, content, locale };
    const automatic = automaticEntries(spent, filed, telling);
    const own = rows.map(ofRow);
    const ownIds = new Set(own.map(({ id }) => id));
    const activityStrikes = activities.map(({ id, struckAt }) => [id, struckAt] as const);
    const struck = new Map<string, string | null>([
      ...activityStrikes,
      ...strikes.map(({ entryId, struckAt }) => [entryId, struckAt.toISOString()] as const),
    ]);
    const reasons = new Map(strikes.map(({ entryId, because }) => [entryId, because]));
    const reasonOf = (id: string) => {
      const because = reasons.get(id) ?? '';
      return because === '' ? {} : { struckBecause: because };
    };
    const others = activities.filter(({ id }) => !ownIds.has(id)).map(ofActivity);
    const locked = locks.map(lockOf);
    return [...automatic, ...takenBackLines(taken, telling), ...own, ...others]
      .filter(({ day }) => from <= day && day <= to)
      .map((entry) => ({
        ...entry,
        lockedAt: lockedAtOf(entry.day, entry.writtenAt, locked),
        struckAt: struck.get(entry.id) ?? entry.struckAt,
        ...reasonOf(entry.id),
      }))
      .toSorted(inOrder);
  };
}
export type ReadLog = ReturnType<typeof createLogReading>;
