import type { Overview } from '@ori/contracts/administration';
import { WAITING_KINDS } from '@ori/contracts/administration-names';
import { ROLES } from '@ori/contracts/roles';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import type { AdministrationDeps } from './administration.deps.ts';
import type { AlarmsService } from './alarms.service.ts';
import type { OverviewStore } from './overview.store.ts';

const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A family may lose two days of work at most. */
const BACKUP_LATE_MS = 2 * DAY_MS;

interface Deps extends Pick<
  AdministrationDeps,
  'content' | 'setup' | 'facts' | 'keeper' | 'uptimeSeconds' | 'now'
> {
  readonly store: OverviewStore;
  readonly alarms: Pick<AlarmsService, 'standing'>;
}

/** What waits for a person, the most pressing first. */
async function waitingAt(
  at: Date,
  { store, facts }: Pick<Deps, 'store' | 'facts'>,
): Promise<Overview['waiting']> {
  const weekAgo = new Date(at.getTime() - DAYS * DAY_MS);
  const [found, backup] = await Promise.all([store.waiting(weekAgo), store.lastBackup()]);
  const isLate = backup === null || at.getTime() - backup.madeAt.getTime() > BACKUP_LATE_MS;
  return WAITING_KINDS.flatMap((kind): Overview['waiting'] => {
    if (kind === 'backup') {
      const oldest = backup?.madeAt.toISOString() ?? null;
      return isLate && facts.isProduction ? [{ kind, count: 1, oldest }] : [];
    }
    const row = found.find((each) => each.kind === kind);
    return row ? [{ kind, count: row.count, oldest: row.oldest.toISOString() }] : [];
  });
}

/** Is everything well? What an installation is told of itself in a minute. */
export function createOverview({ content, setup, facts, keeper, alarms, uptimeSeconds, now, store }: Deps) {
  async function house(at: Date): Promise<Overview['house']> {
    const [{ bytes, schema }, disk, backup] = await Promise.all([
      store.house(),
      setup.disk(),
      store.lastBackup(),
    ]);
    return {
      version: setup.version,
      contentVersion: content.version,
      schema,
      startedAt: new Date(at.getTime() - uptimeSeconds() * 1000).toISOString(),
      databaseBytes: bytes,
      disk,
      backup: backup && { madeAt: backup.madeAt.toISOString(), bytes: backup.bytes },
    };
  }

  return {
    async read(): Promise<Overview> {
      const at = now();
      const weekAgo = new Date(at.getTime() - DAYS * DAY_MS);
      const tomorrow = addDays(dayOf(at, 'UTC'), 1);
      const [first, before] = [addDays(tomorrow, -DAYS), addDays(tomorrow, -2 * DAYS)];
      const [people, families, learnt, learntBefore, waits, warned, guesses, jobs, standing] =
        await Promise.all([
          store.people(weekAgo),
          store.families(weekAgo),
          store.learnt(first, tomorrow),
          store.learnt(before, first),
          waitingAt(at, { store, facts }),
          alarms.standing(),
          keeper.guessing(),
          store.failedJobs(),
          house(at),
        ]);
      return {
        people: ROLES.map((role) => people.find((each) => each.role === role) ?? { role, all: 0, isNew: 0 }),
        families,
        learnt,
        learntBefore,
        // An alarm says it with more words.
        waiting: waits.filter(
          ({ kind }) => kind !== 'backup' || !warned.some((alarm) => alarm.kind === kind),
        ),
        alarms: warned.map((alarm) => ({ ...alarm, since: alarm.since.toISOString() })),
        guessing: guesses && { ...guesses, since: guesses.since.toISOString() },
        failedJobs: jobs.map((each) => ({ ...each, since: each.since.toISOString() })),
        house: standing,
      };
    },
  };
}
export type OverviewService = ReturnType<typeof createOverview>;
