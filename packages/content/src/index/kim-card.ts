import type { KimCard, Source } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import type { Mapping } from '../shapes/mappings.ts';

/** A mapping as a learner's card; null when there is none of this id. The object itself is the first source. */
export function kimCardOf(id: string, data: ContentData, locale: Locale): KimCard | null {
  const mapping = data.mappings.mappings.find((it) => it.id === id);
  if (!mapping) return null;
  const words = (locale === 'en' ? undefined : data.mappingWords[id]?.[locale]) ?? mapping;
  return {
    id,
    modernConcept: words.modernConcept,
    ancestralConcept: words.ancestralConcept,
    culture: mapping.culture,
    cultureName: cultureName(mapping.culture, data, locale),
    connection: words.connection,
    relation: mapping.relation,
    label: mapping.evidence,
    date: words.date,
    sources: sourcesOf(mapping, data),
  };
}

function cultureName(id: string, data: ContentData, locale: Locale): string {
  const english = data.cultures.find((culture) => culture.id === id)?.name ?? id;
  return locale === 'en' ? english : (data.cultureWords[id]?.[locale] ?? english);
}

function sourcesOf(mapping: Mapping, data: ContentData): Source[] {
  const object = { id: `${mapping.id}.object`, text: mapping.primary, primary: true };
  const cited = mapping.sources.flatMap((id) => {
    const text = data.mappings.bibliography[id];
    return text === undefined ? [] : [{ id, text, primary: data.primarySources.includes(id) }];
  });
  return [object, ...cited];
}
