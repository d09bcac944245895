import type { Activity } from '@ori/contracts/learning';
import type { TFunction } from 'i18next';

/** The first names of children by their ids. */
export type Names = ReadonlyMap<string, string>;

/** One thing a child did, as a sentence. */
export function activityWords({ kind, childId, title }: Activity, names: Names, t: TFunction): string {
  return t(`dashboard:activity.${kind}`, { name: names.get(childId) ?? '', title });
}
