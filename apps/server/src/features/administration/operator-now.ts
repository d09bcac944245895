import type { Installation } from '@ori/contracts/legal';
import type { AdministrationDeps } from './administration.deps.ts';
import type { InstallationStore } from './installation.store.ts';

type Told = Pick<AdministrationDeps, 'contactAddress'> & {
  readonly operator?: AdministrationDeps['operator'];
  readonly operatorPhone?: AdministrationDeps['operatorPhone'];
};
export type OperatorNow = Pick<Installation, 'operator' | 'phone' | 'contact'>;

/** Who runs this installation: as the environment says, with what was decided since in the room of settings. */
export async function operatorNow(told: Told, store: Pick<InstallationStore, 'read'>): Promise<OperatorNow> {
  const decided = await store.read();
  const name = decided.operatorName ?? told.operator?.name;
  const address = decided.operatorAddress ?? told.operator?.address ?? null;
  return {
    operator: name === undefined ? null : { name, address },
    phone: decided.operatorPhone ?? told.operatorPhone ?? null,
    contact: decided.contact ?? told.contactAddress,
  };
}
