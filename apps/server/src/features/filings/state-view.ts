import type { Locale } from '@ori/contracts/locale';
import { stateCodeOf } from '@ori/contracts/state-names';
import { stateNameIn, statesByName } from '@ori/contracts/state-names-abroad';
import type { StateAnswer, StateProfile, StateSummary } from '@ori/contracts/states';
import { inLocale, stateProfileOf } from '@ori/core/records/state-profile';

type States = readonly StateProfile[];

function summaryOf(profile: StateProfile | null, locale: Locale): Omit<StateSummary, 'code' | 'name'> {
  const rules = profile?.pathways.flatMap((pathway) => pathway.rules) ?? [];
  const days = rules.map(({ verifiedOn }) => verifiedOn).toSorted();
  return {
    inShort: profile?.inShort[locale] ?? null,
    pathways: profile?.pathways.map(({ id, name }) => ({ id, name })) ?? [],
    ruleCount: rules.length,
    verifiedCount: rules.filter(({ verified }) => verified).length,
    verifiedOn: days[0] ?? null,
  };
}

/** Every state by its name, and how much of its law was read. */
export function statesIn(states: States, locale: Locale): StateSummary[] {
  return statesByName(locale).map(({ code, name }) => ({
    code,
    name,
    ...summaryOf(stateProfileOf(states, code), locale),
  }));
}

/** A state told in one language; null when there is no such state. */
export function stateIn(states: States, text: string, locale: Locale): StateAnswer | null {
  const code = stateCodeOf(text);
  if (code === null) return null;
  const profile = stateProfileOf(states, code);
  return { code, name: stateNameIn(code, locale), profile: profile && inLocale(profile, locale) };
}
