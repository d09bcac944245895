import type { KimCard, KimExtract, Source } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import { isDoubtful, withoutDoubt } from '@ori/core/heritage/doubt';
import { typesetPowers } from '@ori/core/heritage/typeset';
import type { ContentData } from '../data/read-data.ts';
import type { Mapping } from '../shapes/mappings.ts';

/** Instead of a date that a reviewer has not cleared yet. */
const DATE_IN_REVIEW: Readonly<Record<Locale, string>> = {
  en: 'date in review',
  fr: 'date à confirmer',
  es: 'fecha por confirmar',
};

/** A mapping as a learner's card; null when there is none of this id. The object itself is the first source. */
export function kimCardOf(id: string, data: ContentData, locale: Locale): KimCard | null {
  const mapping = data.mappings.mappings.find((it) => it.id === id);
  if (!mapping) return null;
  const words = (locale === 'en' ? undefined : data.mappingWords[id]?.[locale]) ?? mapping;
  return {
    id,
    modernConcept: typesetPowers(words.modernConcept),
    ancestralConcept: typesetPowers(words.ancestralConcept),
    culture: mapping.culture,
    cultureName: cultureName(mapping.culture, data, locale),
    connection: typesetPowers(withoutDoubt(words.connection) ?? ''),
    relation: mapping.relation,
    label: mapping.evidence,
    date: withoutDoubt(words.date) ?? DATE_IN_REVIEW[locale],
    sources: sourcesOf(mapping, data),
    extract: extractOf(id, data, locale),
  };
}

function extractOf(id: string, data: ContentData, locale: Locale): KimExtract | null {
  const told = data.extracts[id];
  if (!told) return null;
  const { reference, translator, original, text, question } = told;
  return {
    reference,
    translator: locale === 'en' ? translator : null,
    original,
    text: text[locale],
    question: question[locale],
  };
}

function cultureName(id: string, data: ContentData, locale: Locale): string {
  const english = data.cultures.find((culture) => culture.id === id)?.name ?? id;
  return locale === 'en' ? english : (data.cultureWords[id]?.[locale] ?? english);
}

function sourcesOf(mapping: Mapping, data: ContentData): Source[] {
  const certain = data.heritageClaims.mappings.objects[mapping.id] ?? withoutDoubt(mapping.primary);
  const object = certain === null ? [] : [{ id: `${mapping.id}.object`, text: certain, primary: true }];
  const cited = mapping.sources.flatMap((id) => {
    const text = data.mappings.bibliography[id];
    if (text === undefined || isDoubtful(text)) return [];
    return [{ id, text, primary: data.primarySources.includes(id) }];
  });
  return [...object, ...cited];
}
