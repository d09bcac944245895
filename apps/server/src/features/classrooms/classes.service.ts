import { CLASSES_MAX } from '@ori/contracts/classroom-names';
import type { ChangeClassInput, MakeClassInput, SchoolClass } from '@ori/contracts/classroom';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import type { ClassroomsDeps } from './classrooms.deps.ts';
import type { ClassroomsStore, ClassRow } from './classrooms.store.ts';
import type { LinkedChild, LinkedChildren } from './linked-children.ts';

interface Deps extends Pick<ClassroomsDeps, 'database' | 'audit' | 'now'> {
  readonly store: ClassroomsStore;
  readonly linked: LinkedChildren;
}
/** Who is in a class from now on, and who was before. */
interface Filling {
  readonly children: readonly LinkedChild[];
  readonly before: readonly string[];
}
type Classes<Failure> = Promise<Result<SchoolClass[], Failure>>;

export function presentClass({ id, name, childIds }: ClassRow): SchoolClass {
  return { id, name, childIds: [...childIds] };
}

/** A teacher's classes: a name, and linked children in it. What is opened of them stays with their links. */
export function createClassesService({ database, store, linked, audit, now }: Deps) {
  const listOf = async ({ userId }: Viewer): Promise<SchoolClass[]> =>
    (await store.classesOf(userId)).map(presentClass);

  /** The linked children that are named; null where one is not linked to this teacher. */
  async function named(viewer: Viewer, childIds: readonly string[]): Promise<LinkedChild[] | null> {
    const children = (await linked.of(viewer)).filter(({ childId }) => childIds.includes(childId));
    return children.length === new Set(childIds).size ? children : null;
  }
  /** Puts these children into the class; of whoever is new to it, their family finds it in the record of looks. */
  async function fill(viewer: Viewer, classId: string, { children, before }: Filling, tx: Tx): Promise<void> {
    const rows = children.map(({ linkId, familyId }) => ({ classId, linkId, familyId, addedAt: now() }));
    await store.fill(classId, rows, tx);
    for (const { childId: subjectId, familyId } of children.filter(
      (each) => !before.includes(each.childId),
    )) {
      const entry = { act: 'teacher-class-joined', familyId, actorId: viewer.userId, subjectId };
      await audit({ ...entry, detail: { class: classId } }, tx);
    }
  }

  return {
    /** Makes a class; sent twice, it is one. */
    async make(
      viewer: Viewer,
      { id, name, childIds }: MakeClassInput,
    ): Classes<'not-found' | 'too-many-open' | 'key-reused'> {
      const children = await named(viewer, childIds);
      if (children === null) return fail('not-found');
      const known = await listOf(viewer);
      if (known.some((each) => each.id === id)) return succeed(known);
      const { userId: teacherId, familyId } = viewer;
      const outcome = await database.db.transaction(async (tx) => {
        if ((await store.hold(teacherId, tx)) >= CLASSES_MAX) return 'too-many-open' as const;
        if (!(await store.add({ id, familyId, teacherId, name, madeAt: now() }, tx)))
          return 'key-reused' as const;
        await fill(viewer, id, { children, before: [] }, tx);
        return null;
      });
      return outcome === null ? succeed(await listOf(viewer)) : fail(outcome);
    },
    /** Another name, and who is in it from now on. */
    async change(viewer: Viewer, id: string, { name, childIds }: ChangeClassInput): Classes<'not-found'> {
      const children = await named(viewer, childIds);
      if (children === null) return fail('not-found');
      const before = (await store.classesOf(viewer.userId)).find((each) => each.id === id)?.childIds ?? [];
      const isOwn = await database.db.transaction(async (tx) => {
        const isThere = await store.rename(id, viewer.userId, name, tx);
        if (isThere) await fill(viewer, id, { children, before }, tx);
        return isThere;
      });
      return isOwn ? succeed(await listOf(viewer)) : fail('not-found');
    },
    /** The class goes; links, and work that was given, stay. */
    async remove(viewer: Viewer, id: string): Classes<'not-found'> {
      const isGone = await store.remove(id, viewer.userId);
      return isGone ? succeed(await listOf(viewer)) : fail('not-found');
    },
    listOf,
  };
}
export type ClassesService = ReturnType<typeof createClassesService>;
