import { createFirstAdmin } from './first-admin.ts';
import { createShellAdmins } from './shell-admins.ts';

/** The ways to an admin beside a change of role: by the shell, and by the first run. */
export function createAdmins(
  deps: Parameters<typeof createShellAdmins>[0] & Parameters<typeof createFirstAdmin>[0],
) {
  return { shellAdmins: createShellAdmins(deps), firstAdmin: createFirstAdmin(deps) };
}
