import { expressionOf } from '@ori/content/lessons/rules/phrases';
import { type KimCard, SOURCES_NEEDED } from '@ori/contracts/content';
import type { HiddenCard, OpenCard, Pattern, PatternCard, PatternsAnswer } from '@ori/contracts/kim';
import { PATTERN_IDS, type PatternId } from '@ori/contracts/kim-names';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { AvoidedPhrase, MappingFacts } from '@ori/core/kim/check-synthesis';
import { needsOf } from '@ori/core/kim/unlocked-patterns';
import type { KimContent } from './kim.deps.ts';

const DOUBT = '(?)';

const isToldSource = ({ text }: { readonly text: string }): boolean => !text.includes(DOUBT);
const isPatternId = (id: string): id is PatternId => PATTERN_IDS.some((known) => known === id);

function namesOf(card: KimCard, language: Locale, inReview: boolean): PatternCard {
  const { id, modernConcept, ancestralConcept, culture, cultureName } = card;
  const names = { id, modernConcept, ancestralConcept, culture, cultureName };
  return { ...names, date: inReview ? '' : card.date, language, inReview };
}

function countedOf(card: PatternCard | null): Pattern['cards'] {
  return card === null ? [] : [{ id: card.id, culture: card.culture, inReview: card.inReview }];
}

/**
 * What a reviewer still reads, whatever is marked as doubtful, and what has too few sound sources for its label: named,
 * and not told (charter, rule 8 and section 8). The object itself counts as a source.
 */
function mappingsInReview({ mappings, bibliography }: KimContent['data']['mappings']): ReadonlySet<string> {
  const isSound = (source: string) => !(bibliography[source] ?? DOUBT).includes(DOUBT);
  const waiting = mappings.filter(
    (mapping) =>
      mapping.needsReview ||
      JSON.stringify(mapping).includes(DOUBT) ||
      mapping.sources.filter(isSound).length + 1 < SOURCES_NEEDED[mapping.evidence],
  );
  return new Set(waiting.map(({ id }) => id));
}

/** Ways of speaking that the charter avoids, in the language somebody writes. */
export function avoidedIn(phrases: KimContent['data']['bannedPhrases'], locale: Locale): AvoidedPhrase[] {
  return phrases
    .filter(({ locales }) => locales.includes(locale))
    .map(({ pattern, unless, why }) => ({
      pattern: expressionOf(pattern),
      unless: unless === undefined ? null : expressionOf(unless),
      why,
    }));
}

/** Mappings and patterns as they are shown: before a learner chose, and after. */
export function createCatalogue(content: KimContent) {
  const { kim, mappings, mappingWords } = content.data;
  const byId = new Map(mappings.mappings.map((mapping) => [mapping.id, mapping]));
  const inReview = mappingsInReview(content.data.mappings);

  const languageOf = (id: string, locale: Locale): Locale =>
    locale !== 'en' && mappingWords[id]?.[locale] ? locale : 'en';
  const presented = (card: KimCard, locale: Locale) => ({
    ...card,
    language: languageOf(card.id, locale),
    inReview: inReview.has(card.id),
  });

  function open(id: string, locale: Locale): OpenCard | null {
    const card = inReview.has(id) ? null : content.mapping(id, locale);
    return card && presented({ ...card, sources: card.sources.filter(isToldSource) }, locale);
  }
  function named(id: string, locale: Locale): PatternCard | null {
    const card = content.mapping(id, locale);
    return card && namesOf(card, languageOf(id, locale), inReview.has(id));
  }
  function hidden(id: string, locale: Locale): HiddenCard | null {
    const [card, names] = [open(id, locale), named(id, locale)];
    if (card === null || names === null) return null;
    return { ...names, connection: card.connection, object: card.sources[0]?.text ?? '' };
  }
  function patternsIn(locale: Locale): Pattern[] {
    return kim.patterns.flatMap(({ id, mappings: ids, unlock }) =>
      isPatternId(id)
        ? [{ id, needs: needsOf(unlock), cards: ids.flatMap((each) => countedOf(named(each, locale))) }]
        : [],
    );
  }
  const known = new Map(LOCALES.map((locale) => [locale, patternsIn(locale)]));
  const patterns = (locale: Locale): Pattern[] => known.get(locale) ?? [];
  function shown(locale: Locale, chosen: PatternId | undefined): PatternsAnswer {
    const all = patterns(locale);
    const found = all.find(({ id }) => id === chosen);
    const ids = found?.cards.map(({ id }) => id) ?? [];
    const cards = ids.flatMap((id) => open(id, locale) ?? []);
    const waiting = ids.flatMap((id) => (inReview.has(id) ? (named(id, locale) ?? []) : []));
    return { patterns: all, chosen: found ? { id: found.id, cards, waiting } : null };
  }

  return {
    open,
    named,
    hidden,
    patterns,
    shown,
    /** The concept a mapping is counted under, whatever language it is read in. */
    conceptOf: (id: string): string | null => byId.get(id)?.modernConcept ?? null,
    factsOf(id: string): MappingFacts | undefined {
      const mapping = byId.get(id);
      return mapping && { culture: mapping.culture, relation: mapping.relation, label: mapping.evidence };
    },
    isTold: (id: string): boolean => byId.has(id) && !inReview.has(id),
  };
}
export type Catalogue = ReturnType<typeof createCatalogue>;
