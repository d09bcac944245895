import type { Settings, SettingsInput } from '@ori/contracts/administration';
import type { Viewer } from '@ori/core/access/viewer';
import type { Executor } from '../../db/database.ts';
import type { AdministrationDeps } from './administration.deps.ts';
import type { InstallationRow, InstallationStore } from './installation.store.ts';

interface Deps extends Pick<
  AdministrationDeps,
  'database' | 'audit' | 'operator' | 'operatorPhone' | 'contactAddress' | 'facts' | 'now'
> {
  readonly store: InstallationStore;
}

/** The fields that are given and say something else than before. */
function changedFields(before: InstallationRow, input: SettingsInput): (keyof SettingsInput)[] {
  const fields = Object.keys(input) as (keyof SettingsInput)[];
  return fields.filter((field) => input[field] !== undefined && input[field] !== before[field]);
}

/** What whoever runs the installation may change while it runs. */
export function createSettings({ database, audit, store, now, ...deps }: Deps) {
  async function read(): Promise<Settings> {
    const [row, changes] = await Promise.all([store.read(), store.changes()]);
    const { operator, operatorPhone, contactAddress: contact, facts } = deps;
    const [operatorName, operatorAddress] = [operator?.name ?? null, operator?.address ?? null];
    return {
      ...row,
      fallback: { operatorName, operatorAddress, operatorPhone, contact },
      payments: facts.payments,
      changes: changes.map(({ at, fields, ...rest }) => ({
        ...rest,
        at: at.toISOString(),
        fields: [...fields],
      })),
    };
  }
  /** Changes what is given; what stays the same is not written down as a change. */
  async function keep(actorId: string, input: SettingsInput, tx: Executor): Promise<void> {
    const before = await store.readToChange(tx);
    const fields = changedFields(before, input);
    if (fields.length === 0) return;
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    await store.write({ ...before, ...given }, now(), tx);
    const change = { act: 'settings-changed', familyId: null, actorId, subjectId: null };
    await audit({ ...change, detail: { fields } }, tx);
  }
  return {
    read,
    keep,
    async change({ userId }: Viewer, input: SettingsInput): Promise<Settings> {
      await database.db.transaction((tx) => keep(userId, input, tx));
      return read();
    },
  };
}
export type SettingsService = ReturnType<typeof createSettings>;
