import { fail, type Result, succeed } from '@ori/contracts/result';
import type { ForgetTalksInput } from '@ori/contracts/tutor-care';
import type { Viewer } from '@ori/core/access/viewer';
import type { TutorDeps } from '../tutor.deps.ts';
import { forgetTalks } from './forget-talks.store.ts';

type Deps = Pick<TutorDeps, 'database' | 'reach' | 'audit' | 'now'>;

/** A parent's way to have talks with the tutor gone before their day. Alerts about a child's safety stay. */
export function createForgettingTalks({ database, reach, audit, now }: Deps) {
  return async (
    viewer: Viewer,
    { childId, sessionId }: ForgetTalksInput,
  ): Promise<Result<{ talks: number }, 'not-found'>> => {
    const child = await reach('tutor.forgetTalks', viewer, childId);
    if (child === null) return fail('not-found');
    const act = { act: 'tutor.forgetTalks', familyId: child.familyId, actorId: viewer.userId };
    const talks = await database.db.transaction(async (tx) => {
      const gone = await forgetTalks(tx, { learnerId: childId, sessionId, at: now() });
      if (gone > 0) await audit({ ...act, subjectId: childId, detail: { talks: gone } }, tx);
      return gone;
    });
    return talks === 0 && sessionId !== null ? fail('not-found') : succeed({ talks });
  };
}
