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
  'Égypt|égypt|Romain|romain|Romano|romano[as]?\\b|hindou|hindú|\\bInde\\b|Bagdad|Grec|Grieg|Chine|chinois|Chino|Egipt|egipci|\\barabe|árabe|babylon|babilon|maya',
  'Ottoman|Ethiopia|Axum|Aksum|Kush(?:ite)?\\b|Mero[ëe]\b|Songhai|Tuareg|Amazigh|Berber|Inuit|S[áa]mi\\b|Toltec|Olmec|Zapotec|Mixtec|Moche\\b|Nazca',
  'Tiwanaku|Phoenicia|Etrusc|Minoan|Hittit|Assyria|Mongol|Tibet|Vietnam|Javanese|Samoan|Tongan|Micrones|Marshall(?:ese| Islands)|[Pp]haraoh|Pyramid of',
  '[Tt]he ancients|[Aa]ncient (?:priests|builders|scribes|sailors|astronomers|peoples?|sages|masters)|Galile[oi]|Kepler|Hypati',
  '\\bincas?\\b|polynésien|polinesi|mésopotam|nubien|nubi[oa]s?\\b|aztèque|azteca|andin[eo]?s?\\b|bouddh|budist|japonais|japones|japonés|persans?\\b|\\bpersas?\\b|pharaon|faraon|faraón|ottoman|otoman|éthiop|etíop',
].join('|');
/** Years and centuries that only a dated event carries, in the three languages; those since 1950 may be the product's own. */
const YEARS = [
  String.raw`\b\d{3,4}\s(?:BCE?|CE|AD|av\. J\.|apr\. J\.|av\. n\. è\.|de n\. è\.|a\. e\. c\.|e\. c\.)`,
  String.raw`\d(?:st|nd|rd|th)[\s-]centur|[IVX]ᵉ siècle|[Ss]iglos? [IVX]+\b`,
  String.raw`(?:[Ff]or|[Aa]fter|[Dd]urant|[Pp]endant|[Dd]urante) \d{1,3}[,.\s]\d{3} (?:years|ans\b|años)|(?:\d{3}|thousand|hundred|million)s?(?: \w+){0,2} years ago`,
  String.raw`\b(?:[Ii]n the year|[Ee]n l’an|[Ee]n el año) \d{3,4}\b`,
  String.raw`\b(?:[Ii]n|[Ss]ince|[Aa]round|[Bb]y|[Ee]n|[Vv]ers|[Dd]epuis|[Hh]acia|[Dd]esde) 1(?:[0-8]\d\d|9[0-4]\d)\b(?! ?(?:°|%|(?:[kcm]?m|k?g|k?Hz|nm|kJ|eV|K|of|years|ans|años|pages|words|people|points|steps)\b))`,
].join('|');
/** What no page may say but inside a labelled claim. */
const WONDERS = [
  'chakra|solfeggio|healing|guérison|sanación|sanador|third eye|troisième œil|tercer ojo|\\baura\\b',
  'your vibration|with nature and calms|cures? (?:headache|illness|disease|anxiety|cancer)|blood pressure|repairs? (?:the cells|dna)',
  'energy of the (?:stars|cosmos|universe)|cosmic energy|énergie cosmique|energía cósmica|encodes? the speed',
].join('|');

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
      const ONWARD = 'button, a';
      const SILENT = [
        'nav, form, fieldset, .source-list, .vocabulary, .lesson-objectives, .predict, .worked',
        '.lab-stage-lead, .lab-stage-model, [data-frame], [aria-hidden="true"]',
      ].join();
      const LABEL = '[data-evidence]';
      const END = /[.!?…](?:\s|$)/u;
      /** Eras end in a point that ends no sentence. */
      const ERA = /\b(?:(?:av\. |apr\. )?J\.-C\.|[ad]\. C\.|(?:a\. )?e\. c\.)/gu;
      const PART = 'li, article, figure, details, tr, header, section, .claim-sheet';
      const LAST = 'article, header, section';
      const tells = new RegExp(`(?:${rules.peoples})|${rules.years}`, 'u');
      const marvels = new RegExp(rules.wonders, 'iu');
      const STYLE = /<style\b[^]*?<\/style>| style="[^"]*"/gu;
      const answer = path === null ? null : await fetch(path);
      if (answer?.status === 404) return null;
      const written = (await answer?.text())?.replace(STYLE, '');
      const root = written === undefined ? document : new DOMParser().parseFromString(written, 'text/html');
      /** The part a label speaks for: its nearest, or the one around where it stands at the end or in a summary. */
      const ownerOf = (label: Element): Element | null => {
        const part = (label.closest('.article-claims')?.parentElement ?? label).closest(PART);
        const isLabelOf = part?.querySelector(':scope > summary')?.contains(label) === true;
        return isLabelOf ? (part?.parentElement?.closest(PART) ?? null) : part;
      };
      const hasLabel = (part: Element): boolean =>
        part.matches('.claim-sheet') ||
        [...part.querySelectorAll(LABEL)].some(
          (label) => !part.matches('section') || ownerOf(label) === part,
        );
      const isLabelled = (block: Element): boolean => {
        let part = block.closest(PART);
        while (part !== null && !hasLabel(part))
          part = part.matches(LAST) ? null : (part.parentElement?.closest(PART) ?? null);
        return part !== null || hasLabel(block);
      };
      const dates = new RegExp(rules.years, 'u');
      const isSentence = (text: string): boolean =>
        END.test(text.replace(ERA, ''))
          ? text.trim().split(/\s+/u).length >= 6
          : text.trim().split(/\s+/u).length >= 8 && dates.test(text) && !text.includes(' · ');
      const isInner = (node: Node): boolean =>
        node instanceof Element && (node.matches(INNER) || node.querySelector(INNER) !== null);
      /** What a block says itself, between the blocks in it; ways onward only where they say a whole sentence. */
      const saysItself = (block: Element): string =>
        [...block.childNodes]
          .filter((node) => !isInner(node))
          .filter((node) => !(node instanceof Element && (node.matches(SILENT) || node.matches(ONWARD))))
          .map(({ textContent }) => textContent ?? '')
          .join(' ');
      const isClaim = (text: string): boolean => marvels.test(text) || (isSentence(text) && tells.test(text));
      const isOpen = (element: Element): boolean => element.closest(SILENT) === null && !isLabelled(element);
      const blocks = [...root.querySelectorAll(`main, ${BLOCKS}`)]
        .filter((block) => block.closest(ONWARD) === null && isOpen(block))
        .map((block) => (isInner(block) ? saysItself(block) : (block.textContent ?? '')))
        .filter(isClaim);
      const onward = [...root.querySelectorAll('main :is(a, button)')]
        .filter(isOpen)
        .map((way) => way.textContent ?? '')
        .filter((text) => END.test(text) && isClaim(text));
      const pictures = [...root.querySelectorAll('main img[alt]')]
        .filter(isOpen)
        .map((picture) => picture.getAttribute('alt') ?? '')
        .filter(isClaim);
      const framed = [...root.querySelectorAll('main [data-frame]')]
        .filter((frame) => !isLabelled(frame))
        .map((frame) => frame.textContent ?? '')
        .filter((text) => marvels.test(text));
      const found = [...blocks, ...onward, ...pictures, ...framed];
      return [...new Set(found.map((text) => text.trim().replace(/\s+/gu, ' ')))];
    },
    { rules: RULES, path: address ?? null },
  );
}
