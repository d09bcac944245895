import type { Job } from '../../jobs/run-jobs.ts';
import type { AdministrationDeps } from './administration.deps.ts';
import { createAlarms } from './alarms.service.ts';
import { createAlarmsStore } from './alarms.store.ts';
import { createConfig } from './config.service.ts';
import { createTaught } from './content.service.ts';
import { createContentStore } from './content.store.ts';
import { createGivenUp } from './given-up.service.ts';
import type { InstallationStore } from './installation.store.ts';
import { createLetters } from './letters.service.ts';
import { createLettersStore } from './letters.store.ts';
import { createOverview } from './overview.service.ts';
import { createOverviewStore, forgetFailedLetters } from './overview.store.ts';
import { createPeople } from './people.service.ts';
import { createPeopleStore } from './people.store.ts';
import { createReports } from './reports.service.ts';
import { createReportsStore } from './reports.store.ts';
import { createSettings } from './settings.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FAILED_LETTERS_DAYS = 30;

interface Deps extends AdministrationDeps {
  readonly installation: InstallationStore;
}

/** The rooms of whoever runs an installation. */
export function createAdministration({ installation, ...deps }: Deps) {
  const { database, now } = deps;
  const own = { ...deps, store: installation };
  const forget: Job = {
    name: 'failed-letters-forget',
    everyMs: DAY_MS,
    run: () => forgetFailedLetters(database, new Date(now().getTime() - FAILED_LETTERS_DAYS * DAY_MS)),
  };
  const alarms = createAlarms({ ...deps, store: createAlarmsStore(database) });
  return {
    jobs: [forget, ...alarms.jobs] as readonly Job[],
    alarms,
    overview: createOverview({ ...deps, alarms, store: createOverviewStore(database) }),
    letters: createLetters({ ...deps, store: createLettersStore(database) }),
    givenUp: createGivenUp(deps),
    people: createPeople({ ...deps, store: createPeopleStore(database) }),
    taught: createTaught({ ...deps, store: createContentStore(database) }),
    reports: createReports({ ...deps, store: createReportsStore(database) }),
    settings: createSettings(own),
    config: createConfig(own),
    isSignUpOpen: async () => (await installation.read()).isSignUpOpen,
  };
}
export type AdministrationService = ReturnType<typeof createAdministration>;
