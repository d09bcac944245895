import { ALARM_KINDS, type AlarmKind } from '@ori/contracts/administration-names';
import { type Alarm, alarmsIn, type Readings } from '@ori/core/administration/alarms';
import type { Job } from '../../jobs/run-jobs.ts';
import { lastBackupAt, oldestOf, queueStanding } from '../../observe/readings.ts';
import type { AdministrationDeps } from './administration.deps.ts';
import { writeAlarmLetter } from './alarm-letters.ts';
import type { AlarmsStore, StandingAlarm } from './alarms.store.ts';

const LOOK_EVERY_MS = 5 * 60_000;

interface Deps extends Pick<
  AdministrationDeps,
  'database' | 'setup' | 'keeper' | 'answers' | 'mail' | 'publicUrl' | 'uptimeSeconds' | 'now'
> {
  readonly store: AlarmsStore;
}

const rankOf = (kind: AlarmKind): number => ALARM_KINDS.indexOf(kind);

/** What an installation warns of by itself: in the overview while the cause stands, and by a letter a day at most. */
export function createAlarms(deps: Deps) {
  const { database, setup, keeper, answers, mail, publicUrl, uptimeSeconds, now, store } = deps;
  const { pool } = database;

  async function read(at: Date): Promise<Readings> {
    const [guessing, disk, counts, tasks, lastAt] = await Promise.all([
      keeper.guessing(),
      setup.disk(),
      answers.lastHour(),
      queueStanding(pool),
      lastBackupAt(pool),
    ]);
    const awaitedSince = new Date(at.getTime() - uptimeSeconds() * 1000);
    const everyHours = setup.backupEveryHours;
    const backup = everyHours === null ? null : { everyHours, lastAt, awaitedSince };
    return { at, guessing, disk, answers: counts, queueSince: oldestOf(tasks), backup };
  }

  /** The turn and its letters are kept together: whoever has the turn has told. */
  async function tell(alarm: Alarm, at: Date): Promise<void> {
    const admins = await store.admins();
    if (admins.length === 0) return;
    const link = `${publicUrl}/admin`;
    await database.db.transaction(async (tx) => {
      if (!(await store.takeTurn(alarm.kind, at, tx))) return;
      for (const admin of admins) await mail.keep(writeAlarmLetter(admin, alarm, link), tx);
    });
  }

  async function look(): Promise<void> {
    const at = now();
    const raised = alarmsIn(await read(at));
    await store.keep(raised, at);
    for (const alarm of raised) await tell(alarm, at);
  }

  const job: Job = { name: 'alarms', everyMs: LOOK_EVERY_MS, run: look };
  return {
    jobs: [job] as readonly Job[],
    /** The most pressing first. */
    async standing(): Promise<StandingAlarm[]> {
      return (await store.standing()).toSorted((one, other) => rankOf(one.kind) - rankOf(other.kind));
    },
  };
}
export type AlarmsService = ReturnType<typeof createAlarms>;
