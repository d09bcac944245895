import type { Locale } from './locale.ts';
import { STATE_CODES, STATE_NAMES, type StateCode } from './state-names.ts';

/** Names that differ from the English one. Forms for a state's offices keep the English name. */
const ABROAD: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Partial<Record<StateCode, string>>>>> = {
  fr: {
    'US-CA': 'Californie',
    'US-DC': 'District de Columbia',
    'US-FL': 'Floride',
    'US-GA': 'Géorgie',
    'US-HI': 'Hawaï',
    'US-LA': 'Louisiane',
    'US-NM': 'Nouveau-Mexique',
    'US-NC': 'Caroline du Nord',
    'US-ND': 'Dakota du Nord',
    'US-PA': 'Pennsylvanie',
    'US-SC': 'Caroline du Sud',
    'US-SD': 'Dakota du Sud',
    'US-VA': 'Virginie',
    'US-WV': 'Virginie-Occidentale',
  },
  es: {
    'US-DC': 'Distrito de Columbia',
    'US-HI': 'Hawái',
    'US-LA': 'Luisiana',
    'US-MS': 'Misisipi',
    'US-MO': 'Misuri',
    'US-NH': 'Nuevo Hampshire',
    'US-NJ': 'Nueva Jersey',
    'US-NM': 'Nuevo México',
    'US-NY': 'Nueva York',
    'US-NC': 'Carolina del Norte',
    'US-ND': 'Dakota del Norte',
    'US-OR': 'Oregón',
    'US-PA': 'Pensilvania',
    'US-SC': 'Carolina del Sur',
    'US-SD': 'Dakota del Sur',
    'US-WV': 'Virginia Occidental',
  },
};

/** The state's name as readers of the language know it. */
export function stateNameIn(code: StateCode, locale: Locale): string {
  return (locale === 'en' ? undefined : ABROAD[locale][code]) ?? STATE_NAMES[code];
}

/** Every state with its name in the language, by that name. */
export function statesByName(locale: Locale): readonly { readonly code: StateCode; readonly name: string }[] {
  const named = STATE_CODES.map((code) => ({ code, name: stateNameIn(code, locale) }));
  return named.toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
