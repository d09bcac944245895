import type { ContentData } from '@ori/content/data/read-data';
import type { Heritage } from '@ori/content/index/heritage-index';
import type { ContestedView } from '@ori/contracts/heritage';
import type { InventionsAnswer, Patent } from '@ori/contracts/inventions';
import type { Locale } from '@ori/contracts/locale';

/** The part of the content that this page needs. */
interface InventionsContent {
  readonly data: ContentData;
  heritage(locale: Locale): Heritage;
}

/** What is said of Tesla and energy from nothing. */
const CONTESTED = 'tesla-free-energy';

/** The claim of the ledger, with its label and sources. */
function contestedOf({ heritage }: InventionsContent, locale: Locale): ContestedView[] {
  return heritage(locale).claims.filter(({ id }) => id === `contested.${CONTESTED}`);
}

function patentsOf({ data, heritage }: InventionsContent, locale: Locale): Patent[] {
  const { doubtfulTitles } = data.heritageClaims.patents;
  const claims = new Map(heritage(locale).claims.map((claim) => [claim.id, claim]));
  return data.tesla.patents.flatMap(({ usPatent, title, granted, note }) => {
    const claim = claims.get(`patent.${usPatent}`);
    if (!claim || doubtfulTitles.includes(usPatent)) return [];
    const translated = locale === 'en' ? undefined : data.patentWords[usPatent]?.[locale];
    return [
      {
        claimId: claim.id,
        number: Number(usPatent).toLocaleString('en-US'),
        title,
        granted,
        lang: translated === undefined ? ('en' as const) : locale,
        note: translated ?? note,
        label: claim.label,
        sources: claim.sources,
      },
    ];
  });
}

/** Tesla's patents, what is said of him without ground, and the people beside him, in one language. */
export function inventionsOf(content: InventionsContent, locale: Locale): InventionsAnswer {
  const { data } = content;
  return {
    patents: patentsOf(content, locale),
    heldBack: data.heritageClaims.patents.doubtfulTitles.length,
    claims: contestedOf(content, locale),
    history: data.electricityHistory.map((deed) => ({ ...deed, lang: locale, text: deed.text[locale] })),
  };
}
