import type { Page } from '@playwright/test';

/** Names that stand in a sentence about a people, their place, their words or their time. */
const PEOPLES = [
  'Kemet|Egypt|Nubia|Rhind|Babylon|Mesopotam|Sumer|Uruk|Enheduana|Plimpton',
  'India[^n]|Sanskrit|Vedic|Baudh|Brahmagupta|M[āa]dhava|Bh[āa]skara|P[āa]ṇini',
  'China|Chinese|Zhu Zaiyu|Liu Hui|Sunzi|Islamic|Arab|Persia|Baghdad|al-B[īi]r|al-Khw|Ibn al',
  'Maya|Mesoameric|Aztec|Inca|Inka|Andes|Andean|khipu|quipu|Chankillo',
  'Yoruba|Yor[ùu]b|Ifá|Ifẹ|West Africa|Timbuktu|Benin|Akan|Dogon',
  'Polynesia|Hawai|M[āa]ori|Tahiti|Mangareva|Greek|Greece|Euclid|Pythagor|Archimed|Eratosth|Stonehenge|Angkor',
  'Rom(?:e|an)s?\\b|Norse|Viking|Celt(?:ic|s)\\b|Japan|Korea|Khmer|Indus\\b|Hindu|Buddhis|Nahua|Quechua|Aymara',
  'Shona\\b|Zulu|Swahili|Hopi|Navajo|Diné|Pueblo peoples|Ojibwe|Anishinaabe|Cherokee|Haudenosaunee|Aboriginal|Lapita',
  'Égypt|égypt|Romain|romain|Romano|romano[as]?\\b|hindou|hindú|\\bInde\\b|Bagdad|Grec|Grieg|Chine|chinois|Chino|Egipt|egipci|arabe|árabe|babylon|babilon|maya',
].join('|');
/** Years and centuries that only a dated event carries, in the three languages; those since 1950 may be the product's own. */
const YEARS = [
  String.raw`\b\d{3,4}\s(?:BCE?|CE|AD|av\. J\.|apr\. J\.|av\. n\. è\.|de n\. è\.|a\. e\. c\.|e\. c\.)`,
  String.raw`\d(?:st|nd|rd|th)[\s-]centur|[IVX]ᵉ siècle|[Ss]iglos? [IVX]+\b`,
  String.raw`\b(?:[Ii]n|[Ss]ince|[Aa]round|[Bb]y|[Ee]n|[Vv]ers|[Dd]epuis|[Hh]acia|[Dd]esde) 1(?:[0-8]\d\d|9[0-4]\d)\b(?! ?[\p{L}°%])`,
].join('|');
/** What no page may say but inside a labelled claim. */
const WONDERS = 'chakra|solfeggio|healing|guérison|sanación|sanador';

const RULES = { peoples: PEOPLES, years: YEARS, wonders: WONDERS };

/**
 * Sentences that tell of a people or a date, and words of wonder, in no part that carries a label of evidence:
 * of the page as it stands, or of what the server writes at `address` (null where it has no page). A part is the
 * nearest item, card, figure, disclosure, head or section. Sources, word origins, forms, tasks, how to read or
 * use a drawing (`data-frame`), and ways onward state nothing of their own.
 */
export function unlabelledOn(page: Page, address?: string): Promise<string[] | null> {
  return page.evaluate(
    async ({ rules, path }) => {
      const INNER =
        'p, li, dt, dd, td, th, div, section, article, ul, ol, dl, table, figure, details, h1, h2, h3, h4';
      const BLOCKS = `main :is(${INNER}, figcaption, blockquote, summary, caption)`;
      const SILENT = [
        'nav, button, form, fieldset, a, .source-list, .vocabulary, .lesson-objectives, .predict, .worked',
        '.lab-stage-lead, .lab-stage-model, [data-frame], [aria-hidden="true"]',
      ].join();
      const LABEL = '[data-evidence]';
      const END = /[.!?…](?:\s|$)/u;
      const PART = 'li, article, figure, details, tr, header, section, .claim-sheet';
      const LAST = 'article, header, section';
      const tells = new RegExp(`(?:${rules.peoples})|${rules.years}`, 'u');
      const marvels = new RegExp(rules.wonders, 'iu');
      const STYLE = /<style\b[^]*?<\/style>| style="[^"]*"/gu;
      const answer = path === null ? null : await fetch(path);
      if (answer?.status === 404) return null;
      const written = (await answer?.text())?.replace(STYLE, '');
      const root = written === undefined ? document : new DOMParser().parseFromString(written, 'text/html');
      const hasLabel = (part: Element) => part.matches('.claim-sheet') || part.querySelector(LABEL) !== null;
      const isLabelled = (block: Element): boolean => {
        let part = block.closest(PART);
        while (part !== null && !hasLabel(part))
          part = part.matches(LAST) ? null : (part.parentElement?.closest(PART) ?? null);
        return part !== null || hasLabel(block);
      };
      const dates = new RegExp(rules.years, 'u');
      const isSentence = (text: string): boolean =>
        text.split(/\s+/u).length >= 6 && (END.test(text) || dates.test(text));
      return [...root.querySelectorAll(BLOCKS)]
        .filter((block) => block.closest(SILENT) === null && block.querySelector(INNER) === null)
        .filter((block) => !isLabelled(block))
        .map((block) => (block.textContent ?? '').trim().replace(/\s+/gu, ' '))
        .filter((text) => marvels.test(text) || (isSentence(text) && tells.test(text)));
    },
    { rules: RULES, path: address ?? null },
  );
}
