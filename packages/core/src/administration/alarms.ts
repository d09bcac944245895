import { ALARM_KINDS, type AlarmKind } from '@ori/contracts/administration-names';

const GIB = 1024 ** 3;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Less room than either raises an alarm. */
const DISK_FREE_SHARE = 0.1;
const DISK_FREE_BYTES = GIB;
/** Faults of an hour: so many, and so large a part of all answers. */
const FAULTS_MIN = 20;
const FAULTS_SHARE = 0.01;
const QUEUE_OLDEST_MS = 30 * MINUTE_MS;
/** A backup is late once two should have been made. */
const BACKUP_INTERVALS = 2;

/** What an installation reads of itself; null where a thing cannot be told, or is not there. */
export interface Readings {
  readonly at: Date;
  readonly guessing: { readonly failures: number; readonly networks: number } | null;
  /** Bytes, where the data is. */
  readonly disk: { readonly free: number; readonly all: number } | null;
  /** Answers of the last hour, and those with a fault of ours. */
  readonly answers: { readonly answered: number; readonly faulty: number };
  /** Since when the oldest job that is due has waited. */
  readonly queueSince: Date | null;
  /** Backups that are made by themselves: how often, the last good one, and since when this process could make one. */
  readonly backup: {
    readonly everyHours: number;
    readonly lastAt: Date | null;
    readonly awaitedSince: Date;
  } | null;
}

/** Numbers behind an alarm, by name: what its words need. Times are milliseconds of the epoch. */
export type AlarmFigures = Readonly<Record<string, number | null>>;
export interface Alarm {
  readonly kind: AlarmKind;
  readonly figures: AlarmFigures;
}

const RULES: Readonly<Record<AlarmKind, (readings: Readings) => AlarmFigures | null>> = {
  guessing: ({ guessing }) => guessing && { failures: guessing.failures, networks: guessing.networks },
  disk: ({ disk }) =>
    disk && (disk.free < DISK_FREE_BYTES || disk.free < disk.all * DISK_FREE_SHARE)
      ? { free: disk.free, all: disk.all }
      : null,
  errors: ({ answers: { answered, faulty } }) =>
    faulty >= FAULTS_MIN && faulty >= answered * FAULTS_SHARE ? { faulty, answered } : null,
  queue: ({ at, queueSince }) => {
    const waitedMs = queueSince ? at.getTime() - queueSince.getTime() : 0;
    return waitedMs > QUEUE_OLDEST_MS ? { minutes: Math.floor(waitedMs / MINUTE_MS) } : null;
  },
  backup: ({ at, backup }) => {
    if (!backup) return null;
    const { everyHours, lastAt, awaitedSince } = backup;
    const missedMs = at.getTime() - (lastAt ?? awaitedSince).getTime();
    const isLate = missedMs > everyHours * HOUR_MS * BACKUP_INTERVALS;
    return isLate ? { everyHours, lastAt: lastAt?.getTime() ?? null } : null;
  },
};

/** Which alarms the readings raise, the most pressing first. */
export function alarmsIn(readings: Readings): Alarm[] {
  return ALARM_KINDS.flatMap((kind) => {
    const figures = RULES[kind](readings);
    return figures ? [{ kind, figures }] : [];
  });
}
