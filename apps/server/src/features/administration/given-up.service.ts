import type { GivenUp } from '@ori/contracts/administration';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { givenUpKind } from '@ori/core/administration/given-up-kinds';
import { createDeadJobs, type DeadJob } from '../../queue/dead-jobs.ts';
import type { AdministrationDeps } from './administration.deps.ts';

/** The audit's names of what is done to a job that was given up. */
const ACTS = { tryAgain: 'job-tried-again', discard: 'job-discarded' } as const;

const present = ({ id, task, kind, addedAt, triedAt, tries, reason }: DeadJob) => ({
  id,
  kind: givenUpKind(kind),
  name: kind ?? task,
  addedAt: addedAt.toISOString(),
  triedAt: triedAt.toISOString(),
  tries,
  reason,
});

/** Jobs and letters that were given up; what is done to one is written down by its kind. */
export function createGivenUp({ database, audit }: Pick<AdministrationDeps, 'database' | 'audit'>) {
  const dead = createDeadJobs(database);
  const list = async (): Promise<GivenUp> => ({ jobs: (await dead.list()).map(present) });
  const doing =
    (what: keyof typeof ACTS) =>
    async ({ userId: actorId }: Viewer, id: number): Promise<Result<GivenUp, 'not-found'>> => {
      const isDone = await database.db.transaction(async (tx) => {
        const job = await dead[what](id, tx);
        if (job === null) return false;
        const entry = { act: ACTS[what], familyId: null, actorId, subjectId: null };
        await audit({ ...entry, detail: { job: job.kind ?? job.task } }, tx);
        return true;
      });
      return isDone ? succeed(await list()) : fail('not-found');
    };
  return {
    list,
    /** Answers what is left. */
    tryAgain: doing('tryAgain'),
    /** Answers what is left. */
    discard: doing('discard'),
  };
}
export type GivenUpService = ReturnType<typeof createGivenUp>;
