import { createActivityLogService } from './activity-log.service.ts';
import { createActivityLogStore } from './activity-log.store.ts';
import { createChoicesService } from './choices.service.ts';
import { createChoicesStore } from './choices.store.ts';
import type { PracticesDeps } from './practices.deps.ts';

/** What families practise away from the screen: what is offered to a child, and what was done. */
export function createPracticesService(deps: PracticesDeps) {
  const choices = createChoicesStore(deps.database);
  const log = createActivityLogStore(deps.database);
  return {
    choices: createChoicesService({ ...deps, choices }),
    log: createActivityLogService({ ...deps, log, choices }),
    async exportOf(childIds: readonly string[]) {
      const [decided, done] = await Promise.all([choices.everOf(childIds), log.everOf(childIds)]);
      return { choices: decided, log: done };
    },
  };
}
export type PracticesService = ReturnType<typeof createPracticesService>;
