import type { PracticeChoice, PracticeChoiceInput } from '@ori/contracts/practices';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { ChoiceRow, ChoicesStore } from './choices.store.ts';
import type { PracticesDeps } from './practices.deps.ts';

interface Deps extends Pick<PracticesDeps, 'database' | 'reach' | 'audit' | 'now' | 'newId'> {
  readonly choices: ChoicesStore;
}
type Found = Promise<Result<PracticeChoice, 'not-found'>>;

function present(childId: string, row: ChoiceRow | null): PracticeChoice {
  return {
    childId,
    mindfulness: row?.mindfulness ?? false,
    decidedAt: row?.decidedAt.toISOString() ?? null,
  };
}

/** Whether quiet activities are offered to a child: off until a parent says so, and every decision is kept. */
export function createChoicesService({ database, choices, reach, audit, now, newId }: Deps) {
  return {
    async of(viewer: Viewer, childId: string): Found {
      const child = await reach('practices.get', viewer, childId);
      return child === null
        ? fail('not-found')
        : succeed(present(childId, await choices.newestOf(child.userId)));
    },
    async decide(viewer: Viewer, childId: string, { mindfulness }: PracticeChoiceInput): Found {
      const child = await reach('practices.set', viewer, childId);
      if (child === null) return fail('not-found');
      const { familyId } = child;
      const decidedBy = viewer.userId;
      const row = { id: newId(), childId, familyId, mindfulness, decidedBy, decidedAt: now() };
      await database.db.transaction(async (tx) => {
        await choices.add(row, tx);
        const act = { act: 'practices.set', familyId, actorId: decidedBy, subjectId: childId };
        await audit({ ...act, detail: { mindfulness } }, tx);
      });
      return succeed(present(childId, row));
    },
  };
}
