import { createClassesService } from './classes.service.ts';
import type { ClassroomsDeps } from './classrooms.deps.ts';
import { createClassroomsStore } from './classrooms.store.ts';
import { createLinkedChildren } from './linked-children.ts';
import { createRoomService } from './room.service.ts';

/** A teacher's rooms, built by hand: whom they teach at a glance, their classes, and the work they gave. */
export function createClassroomsService(deps: ClassroomsDeps) {
  const store = createClassroomsStore(deps.database);
  const linked = createLinkedChildren({ ...deps, store });
  return {
    ...createRoomService({ ...deps, store, linked }),
    classes: createClassesService({ ...deps, store, linked }),
    /** The classes some children are in, for the export of their family's data. */
    exportOf: (childIds: readonly string[]) => store.everWith(childIds),
    /** The classes somebody made, for the export of their own data. */
    ownExportOf: async (userId: string) => ({ classes: await store.classesOf(userId) }),
  };
}
export type ClassroomsService = ReturnType<typeof createClassroomsService>;
