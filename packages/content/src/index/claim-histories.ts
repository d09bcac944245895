import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { NumeralSystem } from '@ori/contracts/numeral-names';
import type { ContentData } from '../data/read-data.ts';
import { cultureOf, ledgerClaimOf } from './claim-base.ts';

type Deed = ContentData['soundHistory'][number];

const NUMERALS: Readonly<Record<Locale, string>> = {
  en: 'Ways of writing numbers',
  fr: 'Manières d’écrire les nombres',
  es: 'Maneras de escribir los números',
};
const CULTURE_OF: Readonly<Record<NumeralSystem, string>> = {
  egyptian: 'kemet',
  babylonian: 'mesopotamia',
  maya: 'maya',
  rods: 'china',
  yoruba: 'west-africa',
  quipu: 'andes',
};

function deedClaim(subject: string, deed: Deed, locale: Locale): LedgerClaim {
  const { id, who, year, text, label, sources } = deed;
  return ledgerClaimOf({
    id: `history.${subject}.${id}`,
    kind: 'history',
    lang: locale,
    title: who,
    text: text[locale],
    date: String(year),
    label,
    sources: [...sources],
  });
}

/** Who found what about sound and about electricity, and how six peoples wrote their numbers. */
export function historyClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return [
    ...data.soundHistory.map((deed) => deedClaim('sound', deed, locale)),
    ...data.electricityHistory.map((deed) => deedClaim('electricity', deed, locale)),
    ...data.numerals.map(({ id, system, label, text, sources }) =>
      ledgerClaimOf({
        id: `history.numerals.${id}`,
        kind: 'history',
        lang: locale,
        title: NUMERALS[locale],
        text: text[locale],
        label,
        ...cultureOf(CULTURE_OF[system], data, locale),
        sources: [...sources],
      }),
    ),
  ];
}
