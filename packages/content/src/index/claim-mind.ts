import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import { cultureOf, ledgerClaimOf, sourcesNamed } from './claim-base.ts';

type Titles = Readonly<Record<Locale, string>>;
const FINDINGS: Titles = { en: 'Mind and attention', fr: 'Esprit et attention', es: 'Mente y atención' };
const TRADITIONS: Titles = {
  en: 'Traditions of attention',
  fr: 'Traditions de l’attention',
  es: 'Tradiciones de la atención',
};

type Translated = Readonly<Record<'fr' | 'es', string>> | undefined;

/** A text in the reader's language; English where it is not translated yet. */
function wordsIn(english: string, translated: Translated, locale: Locale, titles: Titles) {
  const text = locale === 'en' ? undefined : translated?.[locale];
  const lang: Locale = text === undefined ? 'en' : locale;
  return { title: titles[lang], text: text ?? english, lang };
}

/** What is known of mind and attention, and what traditions teach. */
export function mindClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  const { findings, traditions } = data.heritageClaims.mind;
  const found = data.consciousness.science.map(([text, label], at) => {
    const told = wordsIn(text, data.mindWords.findings[at], locale, FINDINGS);
    return ledgerClaimOf({
      id: `mind.finding-${at + 1}`,
      kind: 'mind',
      ...told,
      text: `${told.text}.`,
      label,
      sources: sourcesNamed(findings[at] ?? [], data),
    });
  });
  const taught = traditions.map(({ text, sources }, at) =>
    ledgerClaimOf({
      id: `mind.tradition-${at + 1}`,
      kind: 'mind',
      ...wordsIn(text, data.mindWords.traditions[at], locale, TRADITIONS),
      label: 'tradition',
      ...cultureOf(data.consciousness.traditions[at]?.[0], data, locale),
      sources: sourcesNamed(sources, data),
    }),
  );
  return [...found, ...taught];
}
