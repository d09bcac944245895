import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { elementOf } from '@ori/core/elements/elements';
import { frenchSpaces } from '@ori/core/words/french-spaces';
import type { ContentData } from '../data/read-data.ts';
import { cultureOf, ledgerClaimOf, reviewOf, sourcesNamed } from './claim-base.ts';

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const TITLES = {
  element: {
    en: '{name} in the materials of Kemet',
    fr: '{name} dans les matériaux de Kemet',
    es: '{name} en los materiales de Kemet',
  },
  words: { en: 'Words of chemistry', fr: 'Mots de la chimie', es: 'Palabras de la química' },
  how: { en: 'How we know: {name}', fr: 'Comment le sait-on : {name}', es: 'Cómo se sabe: {name}' },
  word: { en: 'Egyptian word: {name}.', fr: 'Mot égyptien : {name}.', es: 'Palabra egipcia: {name}.' },
} as const;

const titled = (kind: keyof typeof TITLES, locale: Locale, name = ''): string =>
  TITLES[kind][locale].replace('{name}', () => name);

/** What every claim about a material of Kemet shares. */
function shared(data: ContentData, locale: Locale) {
  return { kind: 'material' as const, lang: locale, ...cultureOf('kemet', data, locale) };
}

/** The Egyptian word with what it means, where it is not in doubt; null where none is told. */
export function egyptianWordOf(symbol: string, data: ContentData, locale: Locale): string | null {
  const isDoubted = data.kemet.elements.some((row) => row.symbol === symbol && row.doubt);
  const word = data.kemetMaterials.elements[symbol]?.word;
  if (isDoubted || !word) return null;
  return word.gloss ? `${word.form} (${word.gloss[locale]})` : word.form;
}

function elementClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  const { sources, heldBack } = data.heritageClaims.materials;
  return data.kemet.elements.flatMap((row) => {
    const told = data.kemetMaterials.elements[row.symbol];
    if (!told || heldBack.includes(row.symbol)) return [];
    const word = egyptianWordOf(row.symbol, data, locale);
    const text = told.text[locale];
    return ledgerClaimOf({
      ...shared(data, locale),
      id: `material.${row.symbol.toLowerCase()}`,
      title: titled('element', locale, elementOf(row.symbol)?.name[locale] ?? row.name),
      text: word === null ? text : `${text} ${titled('word', locale, word)}`,
      label: row.label,
      sources: sourcesNamed(sources[row.symbol] ?? [], data),
      review: reviewOf([row.egyptianName], row.doubt),
    });
  });
}

function compoundClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  const { sources, heldBack } = data.heritageClaims.materials;
  return data.kemet.compounds.flatMap(({ name }) => {
    const told = data.kemetMaterials.compounds[name];
    if (!told || heldBack.includes(name)) return [];
    return ledgerClaimOf({
      ...shared(data, locale),
      id: `material.${slugOf(name)}`,
      title: told.name[locale],
      text: told.text[locale],
      label: 'record',
      sources: sourcesNamed(sources[name] ?? [], data),
    });
  });
}

function wordClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return data.heritageClaims.materials.etymology.map(({ text, label, sources }, at) =>
    ledgerClaimOf({
      ...shared(data, locale),
      id: `material.word-${at + 1}`,
      title: titled('words', locale),
      text: locale === 'en' ? text : (data.kemetMaterials.etymology[at]?.[locale] ?? text),
      label,
      sources: sourcesNamed(sources, data),
    }),
  );
}

function methodClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return data.kemetMaterials.specimens.map(({ id, name, how }) =>
    ledgerClaimOf({
      ...shared(data, locale),
      id: `material.how.${id}`,
      title: titled('how', locale, name[locale]),
      text: how.text[locale],
      label: 'science',
      sources: sourcesNamed(how.sources, data),
    }),
  );
}

/** Elements and compounds inside the materials of Kemet, how each is known, and where three words come from. */
export function materialClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  const claims = [
    ...elementClaims(data, locale),
    ...compoundClaims(data, locale),
    ...wordClaims(data, locale),
    ...methodClaims(data, locale),
  ];
  if (locale !== 'fr') return claims;
  return claims.map((claim) => ({
    ...claim,
    title: frenchSpaces(claim.title),
    text: frenchSpaces(claim.text),
  }));
}
