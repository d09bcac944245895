import { TRANSCRIPT_DAYS } from '@ori/contracts/tutor-names';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { AlertsService } from './care/alerts.service.ts';
import type { CheckInsService } from './care/check-ins.service.ts';
import type { SentencesStore } from './sentences.store.ts';

interface Deps {
  readonly database: Pick<Database, 'pool'>;
  readonly sentences: SentencesStore;
  readonly alerts: Pick<AlertsService, 'catchUp'>;
  readonly checkIns: Pick<CheckInsService, 'remindOfInactive'>;
  readonly now: () => Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SENTENCES_KEPT_MS = HOUR_MS;

/** What the tutor does without being asked: forgets, tells, and looks after those who stay away. */
export function tutorJobs({ database, sentences, alerts, checkIns, now }: Deps): readonly Job[] {
  /** Conversations end after 90 days without a word, with all that was said in them (tutor.md §6). */
  async function forget(): Promise<void> {
    const before = new Date(now().getTime() - TRANSCRIPT_DAYS * DAY_MS);
    await database.pool.query('delete from tutor_conversations where last_at < $1', [before]);
    await database.pool.query('delete from tutor_messages where at < $1', [before]);
    await database.pool.query('delete from tutor_check_ins where created_at < $1', [before]);
    await database.pool.query(
      'update tutor_alerts set excerpt = null where at < $1 and excerpt is not null',
      [before],
    );
    await sentences.forgetBefore(new Date(now().getTime() - SENTENCES_KEPT_MS));
  }
  return [
    { name: 'tutor-forget', everyMs: HOUR_MS, run: forget },
    { name: 'tutor-alerts', everyMs: MINUTE_MS, run: alerts.catchUp },
    { name: 'tutor-check-ins', everyMs: DAY_MS, run: checkIns.remindOfInactive },
  ];
}
