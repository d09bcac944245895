import type { Helpline } from '@ori/contracts/tutor-care';
import { DEFAULT_HELPLINES } from '@ori/core/tutor/safety/helplines';
import type { HelplinesStore } from './helplines.store.ts';

/** The helplines that hold: an admin's own list, else the reviewed one that comes with the product. */
export function createHelplineDesk(store: HelplinesStore) {
  return {
    async all(): Promise<readonly Helpline[]> {
      const own = await store.all();
      return own.length === 0 ? DEFAULT_HELPLINES : own;
    },
    replace: store.replace,
  };
}
export type HelplineDesk = ReturnType<typeof createHelplineDesk>;
