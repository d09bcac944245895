import type { Filing } from '@ori/contracts/filings';
import type { Locale } from '@ori/contracts/locale';
import type { StateProfile } from '@ori/contracts/states';
import { stateProfileOf } from '@ori/core/records/state-profile';
import type { ShownFiling } from './filings.store.ts';

/** A filing as its readers are told it, in their language. */
export function tellFiling(states: readonly StateProfile[], row: ShownFiling, locale: Locale): Filing {
  const { familyId: _family, isTakenBack: _back, writtenBy: _by, writtenAt, undoneAt, ...told } = row;
  const pathway = stateProfileOf(states, row.state)?.pathways.find(({ id }) => id === row.pathway);
  // A duty may leave the law; what was handed in stays handed in.
  const what = pathway?.duties.find(({ id }) => id === row.dutyId)?.what[locale] ?? row.dutyId;
  return {
    ...told,
    what,
    writtenAt: writtenAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}
