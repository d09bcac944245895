import { LOOK_REASONS } from '@ori/contracts/administration-names';
import type { Look, looksAnswer, looksQuery } from '@ori/contracts/privacy';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { z } from 'zod';
import { decodeCursor, pageOf } from '../../http/page-cursor.ts';
import type { LookRow, LooksStore } from './looks.store.ts';
import type { PrivacyDeps } from './privacy.deps.ts';

const PAGE = 30;
type Asked = z.infer<typeof looksQuery>;
type Page = z.infer<typeof looksAnswer>;

function lookerOf({ actorId, actorRole, actorName, actorFamilyId }: LookRow, viewer: Viewer): Look['by'] {
  if (actorId === null) return { kind: 'house', name: null };
  if (actorId === viewer.userId) return { kind: 'you', name: null };
  if (actorFamilyId === viewer.familyId) return { kind: 'family', name: actorName };
  // Who of the staff it was is for the installation to know; a family knows that it was staff.
  return actorRole === 'teacher' ? { kind: 'teacher', name: actorName } : { kind: 'staff', name: null };
}

const present =
  (viewer: Viewer) =>
  (row: LookRow): Look => {
    const { id, at, act, detail, subjectId, subjectName } = row;
    return {
      id,
      at: at.toISOString(),
      act,
      by: lookerOf(row, viewer),
      about: subjectId === null ? null : { id: subjectId, name: subjectName ?? '' },
      operation: typeof detail.operation === 'string' ? detail.operation : null,
      reason: LOOK_REASONS.find((known) => known === detail.reason) ?? null,
    };
  };

interface Deps extends Pick<PrivacyDeps, 'reach'> {
  readonly store: LooksStore;
}

/** Who looked at what of a family, and who changed what. */
export function createLooksService({ reach, store }: Deps) {
  return {
    async list(viewer: Viewer, { cursor, childId, by }: Asked): Promise<Result<Page, 'not-found'>> {
      if (childId !== undefined && (await reach('privacy.looks', viewer, childId)) === null)
        return fail('not-found');
      const asked = { familyId: viewer.familyId, childId: childId ?? null, isOthersOnly: by === 'others' };
      const rows = await store.page({ ...asked, before: decodeCursor(cursor), count: PAGE + 1 });
      const { shown, nextCursor } = pageOf(rows, PAGE, ({ at, id }) => ({ at, id }));
      return succeed({ looks: shown.map(present(viewer)), nextCursor });
    },
  };
}
