import type { Config } from '@ori/contracts/administration';
import { checkConfig } from '@ori/core/administration/config-checks';
import { missingOfOperator } from '@ori/core/privacy/operator-facts';
import type { AdministrationDeps } from './administration.deps.ts';
import type { InstallationStore } from './installation.store.ts';
import { operatorNow } from './operator-now.ts';

interface Deps extends Pick<
  AdministrationDeps,
  'facts' | 'setup' | 'operator' | 'operatorPhone' | 'contactAddress'
> {
  readonly store: InstallationStore;
}

/** How the installation is set up, and what to do about it. */
export function createConfig({ facts, setup, store, ...told }: Deps) {
  return {
    async read(): Promise<Config> {
      const now = await operatorNow(told, store);
      const hasOperator = missingOfOperator(now).every((fact) => fact === 'contact');
      return {
        checks: [...checkConfig({ ...facts, hasOperator, contact: now.contact })],
        variables: setup.variables.map((each) => ({ ...each })),
      };
    },
  };
}
export type ConfigService = ReturnType<typeof createConfig>;
