import type { Bridge, BridgePage } from '@ori/contracts/bridges';
import type { LedgerClaim, Statement } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import type { Bridge as Told, BridgeStatement } from '../shapes/bridges.ts';
import { ledgerClaimOf } from './claim-base.ts';
import { kimCardOf } from './kim-card.ts';

const claimIdOf = ({ id }: BridgeStatement): string => `bridge.${id}`;

function sourcesOf({ sources }: BridgeStatement, { bridges }: ContentData): Statement['sources'] {
  return sources.flatMap((id) => {
    const source = bridges.sources[id];
    return source ? [{ id, ...source }] : [];
  });
}

function statementsOf({ story, science, apart }: Told): BridgeStatement[] {
  return [...story, ...science, apart];
}

/** What the mythology pages state, in a language. */
export function bridgeClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return data.bridges.bridges.flatMap((told) => {
    const card = kimCardOf(told.mapping, data, locale);
    return statementsOf(told).map((statement) =>
      ledgerClaimOf({
        id: claimIdOf(statement),
        kind: 'bridge',
        title: card?.ancestralConcept ?? '',
        lang: locale,
        text: statement.text[locale],
        label: statement.label,
        sources: sourcesOf(statement, data),
        culture: card?.culture ?? null,
        cultureName: card?.cultureName ?? null,
      }),
    );
  });
}

/** The bridges of one page, in the order of kim.json. */
export function bridgesOf(page: BridgePage, data: ContentData, locale: Locale): Bridge[] {
  const stated = (statement: BridgeStatement): Statement => ({
    text: statement.text[locale],
    claimId: claimIdOf(statement),
    label: statement.label,
    sources: sourcesOf(statement, data),
  });
  return data.kim.mythologyPages[page].flatMap((id) => {
    const told = data.bridges.bridges.find(({ mapping }) => mapping === id);
    const card = kimCardOf(id, data, locale);
    if (!told || !card) return [];
    const { culture, cultureName, ancestralConcept, modernConcept, date, relation } = card;
    return [
      {
        id,
        culture,
        cultureName,
        ancestralConcept,
        modernConcept,
        date,
        relation,
        lang: data.mappingWords[id] ? locale : ('en' as const),
        story: told.story.map(stated),
        science: told.science.map(stated),
        apart: stated(told.apart),
        question: told.question[locale],
      },
    ];
  });
}
