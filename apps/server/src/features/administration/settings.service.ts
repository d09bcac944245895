import type { Settings, SettingsInput } from '@ori/contracts/administration';
import type { Viewer } from '@ori/core/access/viewer';
import type { AdministrationDeps } from './administration.deps.ts';
import type { InstallationRow, InstallationStore } from './installation.store.ts';

interface Deps extends Pick<
  AdministrationDeps,
  'database' | 'audit' | 'operator' | 'contactAddress' | 'now'
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
    const { operator, contactAddress: contact } = deps;
    return {
      ...row,
      fallback: { operatorName: operator?.name ?? null, operatorAddress: operator?.address ?? null, contact },
      changes: changes.map(({ at, fields, ...rest }) => ({
        ...rest,
        at: at.toISOString(),
        fields: [...fields],
      })),
    };
  }
  return {
    read,
    /** Changes what is given; what stays the same is not written down as a change. */
    async change({ userId: actorId }: Viewer, input: SettingsInput): Promise<Settings> {
      await database.db.transaction(async (tx) => {
        const before = await store.readToChange(tx);
        const fields = changedFields(before, input);
        if (fields.length === 0) return;
        const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
        await store.write({ ...before, ...given }, now(), tx);
        const change = { act: 'settings-changed', familyId: null, actorId, subjectId: null };
        await audit({ ...change, detail: { fields } }, tx);
      });
      return read();
    },
  };
}
export type SettingsService = ReturnType<typeof createSettings>;
