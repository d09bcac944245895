import { decide } from '@ori/core/access/may';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import type { ClassroomsDeps } from './classrooms.deps.ts';
import { type ClassroomsStore, LINKED_PAGE, type LinkedChildRow } from './classrooms.store.ts';

/** A linked child, and what the access table lets the teacher do with its record. */
export interface LinkedChild extends LinkedChildRow {
  readonly may: (operation: Operation) => boolean;
}

/** Whom a teacher is linked to now; each look at a record is written down in the child's family. */
export function createLinkedChildren({
  store,
  audit,
  database,
}: Pick<ClassroomsDeps, 'audit' | 'database'> & { readonly store: ClassroomsStore }) {
  /** All of them, page by page: who comes after many others is a pupil, too. */
  async function allLinkedTo(teacherId: string): Promise<LinkedChildRow[]> {
    const rows: LinkedChildRow[] = [];
    for (;;) {
      const page = await store.linkedTo(teacherId, rows.at(-1));
      rows.push(...page);
      if (page.length < LINKED_PAGE) return rows;
    }
  }

  return {
    async of(viewer: Viewer): Promise<LinkedChild[]> {
      return (await allLinkedTo(viewer.userId)).map((row) => {
        const { childId: userId, familyId, grants, consentVersion } = row;
        const taughtBy = [{ teacherId: viewer.userId, grants, consentVersion }];
        const subject = { userId, familyId, role: 'student', taughtBy } as const;
        return { ...row, may: (operation) => decide(operation, viewer, subject) === 'allowed' };
      });
    },
    async noteLooks(viewer: Viewer, seen: readonly LinkedChild[], operation: Operation): Promise<void> {
      const look = { act: 'record-opened', actorId: viewer.userId, detail: { operation } };
      const looks = seen.map(({ childId: subjectId, familyId }) => ({ ...look, familyId, subjectId }));
      await audit(looks, database.db);
    },
  };
}
export type LinkedChildren = ReturnType<typeof createLinkedChildren>;
