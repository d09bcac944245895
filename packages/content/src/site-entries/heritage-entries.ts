import { stateCodeOf } from '@ori/contracts/state-names';
import { stateNameIn } from '@ori/contracts/state-names-abroad';
import type { SiteEntry } from '@ori/core/site-search/site-entry';
import { stateProfiles } from '../index/states.ts';
import { entryOf, type EntryParts } from './entry.ts';

/** Cultures, with the ideas that are told of them. */
export function cultureEntries(parts: EntryParts): SiteEntry[] {
  const { cultures } = parts.content.heritage(parts.locale);
  return cultures.map(({ culture, mappings }) =>
    entryOf(parts, {
      kind: 'culture',
      id: culture.id,
      path: `/cultures/${culture.id}`,
      title: culture.name,
      place: culture.region,
      text: culture.why,
      about: mappings.map(({ modernConcept }) => modernConcept),
      passages: mappings.flatMap(({ ancestralConcept, connection }) => [ancestralConcept, connection]),
    }),
  );
}

/** Places and their sky. */
export function siteEntries(parts: EntryParts): SiteEntry[] {
  return parts.content.heritage(parts.locale).siteSummaries.map((site) =>
    entryOf(parts, {
      kind: 'site',
      id: site.id,
      path: `/sites/${site.id}`,
      title: site.name,
      place: site.location,
      text: [site.cultureName, site.dateBuilt].filter((part) => part !== null && part !== '').join(' · '),
      about: [site.civilization],
    }),
  );
}

/** People and inventions left out of textbooks. */
export function storyEntries(parts: EntryParts): SiteEntry[] {
  return parts.content.heritage(parts.locale).hiddenStories.map(({ id, name, when, where, did, told }) =>
    entryOf(parts, {
      kind: 'story',
      id,
      path: `/hidden#${id}`,
      title: name,
      place: `${when} · ${where}`,
      text: did.text,
      passages: [told.text],
    }),
  );
}

const LAW = {
  en: ['homeschool law', 'homeschool requirements'],
  fr: ['loi', 'exigences', 'instruction en famille'],
  es: ['ley', 'requisitos', 'educación en casa'],
} as const;

/** What each state asks of families who teach at home. */
export function lawEntries(parts: EntryParts): SiteEntry[] {
  const { content, locale } = parts;
  const read = stateProfiles(content.data);
  return read.map(({ code, name, inShort, pathways }) => {
    const known = stateCodeOf(code);
    const named = known === null ? name : stateNameIn(known, locale);
    return entryOf(parts, {
      kind: 'law',
      id: code.toLowerCase(),
      path: `/homeschool/states/${code}`,
      title: named,
      place: LAW[locale][0],
      text: inShort[locale],
      aliases: [name, ...LAW[locale].map((law) => `${named} ${law}`)],
      about: pathways.map((pathway) => pathway.name),
    });
  });
}
