import { CLIENT_LOG_DAYS } from '@ori/contracts/limits';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import { forgetLogsBefore } from './client-logs.store.ts';

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly now: () => Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the site forgets without being asked: browsers' errors, once nobody looks into them any more. */
export function siteJobs({ database, now }: Deps): readonly Job[] {
  const forget = () => forgetLogsBefore(database.db, new Date(now().getTime() - CLIENT_LOG_DAYS * DAY_MS));
  return [{ name: 'client-logs-forget', everyMs: DAY_MS, run: forget }];
}
