import type { Config } from '@ori/contracts/administration';
import { checkConfig } from '@ori/core/administration/config-checks';
import { missingOfOperator } from '@ori/core/privacy/operator-facts';
import type { AdministrationDeps } from './administration.deps.ts';
import type { InstallationStore } from './installation.store.ts';

interface Deps extends Pick<
  AdministrationDeps,
  'facts' | 'setup' | 'operator' | 'operatorPhone' | 'contactAddress'
> {
  readonly store: InstallationStore;
}

/** How the installation is set up, and what to do about it. */
export function createConfig({ facts, setup, operator, operatorPhone, contactAddress, store }: Deps) {
  return {
    async read(): Promise<Config> {
      const { operatorName, operatorAddress, contact: decided } = await store.read();
      const name = operatorName ?? operator?.name ?? null;
      const address = operatorAddress ?? operator?.address ?? null;
      const contact = decided ?? contactAddress;
      const missing = missingOfOperator({
        operator: name === null ? null : { name, address },
        phone: operatorPhone,
        contact,
      });
      const hasOperator = missing.every((fact) => fact === 'contact');
      return {
        checks: [...checkConfig({ ...facts, hasOperator, contact })],
        variables: setup.variables.map((each) => ({ ...each })),
      };
    },
  };
}
export type ConfigService = ReturnType<typeof createConfig>;
