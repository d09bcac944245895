import type { Config } from '@ori/contracts/administration';
import { checkConfig } from '@ori/core/administration/config-checks';
import type { AdministrationDeps } from './administration.deps.ts';
import type { InstallationStore } from './installation.store.ts';

interface Deps extends Pick<AdministrationDeps, 'facts' | 'setup' | 'operator' | 'contactAddress'> {
  readonly store: InstallationStore;
}

/** How the installation is set up, and what to do about it. */
export function createConfig({ facts, setup, operator, contactAddress, store }: Deps) {
  return {
    async read(): Promise<Config> {
      const { operatorName, contact } = await store.read();
      const hasOperator = (operatorName ?? operator?.name ?? null) !== null;
      return {
        checks: [...checkConfig({ ...facts, hasOperator, contact: contact ?? contactAddress })],
        variables: setup.variables.map((each) => ({ ...each })),
      };
    },
  };
}
export type ConfigService = ReturnType<typeof createConfig>;
