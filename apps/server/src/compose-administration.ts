import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppDeps } from './app.deps.ts';
import { composeFirstRun } from './compose-first-run.ts';
import { type AccountsService, createAccountsService } from './features/accounts/accounts.service.ts';
import { adminAccountsRoutes, adminPeopleRoutes } from './features/administration/accounts.routes.ts';
import type { Setup } from './features/administration/administration.deps.ts';
import {
  overviewRoutes,
  reportsRoutes,
  settingsRoutes,
} from './features/administration/administration.routes.ts';
import {
  type AdministrationService,
  createAdministration,
} from './features/administration/administration.service.ts';
import { givenUpRoutes } from './features/administration/given-up.routes.ts';
import {
  createInstallationStore,
  type InstallationStore,
} from './features/administration/installation.store.ts';
import { firstRunRoutes } from './features/first-run/first-run.routes.ts';
import type { FirstRunService } from './features/first-run/first-run.service.ts';
import { createAnswerCounts } from './observe/answer-counts.ts';
import { policyReportRoutes } from './features/site/policy-report.routes.ts';
import { securityTextRoutes } from './features/site/security-text.routes.ts';
import { createSiteService, type SiteDeps, type SiteService } from './features/site/site.service.ts';

/** The channel on which the database tells that settings were changed (migration 0035). */
const SETTINGS_CHANGED = 'installation_settings';

interface Deps extends AppDeps {
  readonly accounts: AccountsService;
  readonly installation: InstallationStore;
  readonly wordsOfCare: SiteDeps['wordsOfCare'];
}

/** Accounts, which go by what was decided in the room of settings: may new ones be opened? */
export function composeAccounts(deps: AppDeps) {
  const installation = createInstallationStore(deps.database);
  const isSignUpOpen = async () => (await installation.read()).isSignUpOpen;
  return { installation, accounts: createAccountsService({ ...deps, isSignUpOpen }) };
}

/** Counts the changes of settings, of every process: what was drawn before one is another document. */
export async function settingsStand({ database }: Pick<AppDeps, 'database'>) {
  let changes = 0;
  const note = (): void => {
    changes += 1;
  };
  // While the connection was lost nobody told of a change: there may have been one.
  const stop = await database.listen(SETTINGS_CHANGED, note, note);
  return { stop, version: () => String(changes) };
}

/** Of a process that was not told how it was set up. */
const UNTOLD: Setup = {
  version: '',
  variables: [],
  areSecretsSet: true,
  hasOwnDatabase: false,
  hasMailServer: false,
  backupEveryHours: null,
  disk: async () => null,
};

/** Administration meets accounts here: what it does to somebody's account, accounts do. Letters go where it says. */
export function composeAdministration({ accounts, installation, ...deps }: Deps) {
  const { staff, scheduleDeletion, restoreDeleted } = accounts;
  const { setup = UNTOLD, payments = null, model = null, operator = null, operatorPhone = null } = deps;
  const { publicUrl, isProduction, isDemo, google, callsPerMinute = 0, hasOffline = true } = deps;
  const facts = {
    publicUrl,
    isProduction,
    isDemo,
    callsPerMinute,
    hasOffline,
    hasMailServer: setup.hasMailServer,
    areSecretsSet: setup.areSecretsSet,
    hasOwnDatabase: setup.hasOwnDatabase,
    payments: payments?.kind ?? null,
    hasModel: model !== null,
    hasGoogle: google !== null,
  };
  const keeper = { ...staff, scheduleDeletion, restoreDeleted };
  const answers = createAnswerCounts(deps);
  const administration = createAdministration({
    ...deps,
    answers,
    audit: accounts.audit,
    keeper,
    setup,
    facts,
    operator,
    operatorPhone,
    installation,
  });
  const lettersTo = async () => (await installation.read()).contact ?? deps.contactAddress;
  const firstRun = composeFirstRun({ ...deps, accounts, administration, installation });
  const site = createSiteService({ ...deps, lettersTo });
  return { administration, answers, installation, firstRun, lettersTo, site };
}

interface Site extends Pick<AppDeps, 'publicUrl' | 'now'> {
  readonly site: SiteService;
  readonly lettersTo: () => Promise<string>;
}

/** What browsers and finders of holes reach outside `/api` and the pages. */
export function watchParts({ site, ...deps }: Site): FastifyPluginAsyncZod[] {
  return [policyReportRoutes({ ...deps, service: site }), securityTextRoutes(deps)];
}

interface Administered {
  readonly administration: AdministrationService;
  readonly firstRun: FirstRunService;
}

/** Its routes, to be mounted under `/api`. */
export function administrationParts({
  administration: service,
  firstRun,
}: Administered): FastifyPluginAsyncZod[] {
  return [
    firstRunRoutes(firstRun),
    adminPeopleRoutes(service),
    adminAccountsRoutes(service),
    overviewRoutes({ service }),
    givenUpRoutes(service.givenUp),
    reportsRoutes({ service }),
    settingsRoutes({ service }),
  ];
}
