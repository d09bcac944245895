import { succeed } from '@ori/contracts/result';
import type { AppDeps } from './app.deps.ts';
import type { AccountsService } from './features/accounts/accounts.service.ts';
import { createCredentials } from './features/accounts/request-credentials.ts';
import { answerSignedIn } from './features/accounts/wire.ts';
import type { AdministrationService } from './features/administration/administration.service.ts';
import type { InstallationStore } from './features/administration/installation.store.ts';
import { operatorNow } from './features/administration/operator-now.ts';
import { createFirstRun } from './features/first-run/first-run.service.ts';

interface Deps extends AppDeps {
  readonly accounts: AccountsService;
  readonly administration: AdministrationService;
  readonly installation: InstallationStore;
}

/** The first run meets here accounts, which make the admin, and administration, which keeps what was decided. */
export function composeFirstRun({ accounts, administration, installation, ...deps }: Deps) {
  const credentials = createCredentials(deps.publicUrl);
  return createFirstRun({
    ...deps,
    mailHost: deps.mailHost ?? null,
    payments: deps.payments?.kind ?? null,
    told: () => operatorNow(deps, installation),
    hasAccount: async (email) => (await accounts.findUserCalled(email)) !== null,
    async admit({ request, reply }, admin, along) {
      const made = await accounts.firstAdmin.make(admin, credentials.callerOf(request), along);
      return made.ok ? succeed(answerSignedIn(credentials, reply, made.value)) : made;
    },
    keepSettings: administration.settings.keep,
  });
}
