import { AUDIT_DAYS, CONTACT_DAYS } from '@ori/contracts/retention';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { CopyMaker } from './export/copy-maker.ts';
import type { ExportsStore } from './export/exports.store.ts';
import type { LooksStore } from './looks.store.ts';

interface Deps {
  readonly database: Pick<Database, 'pool'>;
  readonly maker: CopyMaker;
  readonly copies: ExportsStore;
  readonly looks: LooksStore;
  /** See `unused-accounts.ts`. */
  readonly endUnused: () => Promise<void>;
  readonly now: () => Date;
}

const MINUTE_MS = 60_000;
/** What is too much for one round of letters goes with the next. */
const UNUSED_EVERY_MS = 10 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What privacy does without being asked: makes copies whose maker was interrupted, and forgets (see `RETENTION`). */
export function privacyJobs({ database, maker, copies, looks, endUnused, now }: Deps): readonly Job[] {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  return [
    { name: 'family-copies', everyMs: MINUTE_MS, run: () => maker.makeWaiting() },
    { name: 'family-copies-forget', everyMs: MINUTE_MS, run: () => copies.forgetExpired(now()) },
    { name: 'unused-accounts', everyMs: UNUSED_EVERY_MS, run: endUnused },
    {
      name: 'retention',
      everyMs: DAY_MS,
      run: async () => {
        await looks.forgetBefore(daysAgo(AUDIT_DAYS));
        await database.pool.query('delete from contact_messages where created_at < $1', [
          daysAgo(CONTACT_DAYS),
        ]);
      },
    },
  ];
}
