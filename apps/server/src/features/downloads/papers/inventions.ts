import type { LocalisedText } from '@ori/contracts/locale';
import { printedClaim } from '../claims.ts';
import type { PaperMaker } from '../downloads.deps.ts';
import { drawing, element, type Inks, inksOf } from '../svg.ts';

const WORDS = {
  lead: {
    en: 'None of them worked alone, and several came to the same thing at the same time.',
    fr: 'Nul n’a travaillé seul, et plusieurs sont arrivés à la même chose au même moment.',
    es: 'Nadie trabajó a solas, y varios llegaron a lo mismo al mismo tiempo.',
  },
  patents: {
    en: 'Short lines: the {n} US patents of Nikola Tesla that we list, by the day they were granted.',
    fr: 'Traits courts : les {n} brevets américains de Nikola Tesla que nous citons, au jour de leur délivrance.',
    es: 'Trazos cortos: las {n} patentes estadounidenses de Nikola Tesla que citamos, por el día de su concesión.',
  },
  alt: {
    en: 'A scale of years from 1630 to 1950 with the numbered entries: {years}',
    fr: 'Une échelle d’années de 1630 à 1950 avec les entrées numérotées : {years}',
    es: 'Una escala de años de 1630 a 1950 con las entradas numeradas: {years}',
  },
} as const satisfies Record<string, LocalisedText>;

const [FIRST, LAST] = [1630, 1950];
const WIDE = 640;
const placeOf = (year: number): number => ((year - FIRST) / (LAST - FIRST)) * WIDE;

/** Numbered marks go up by one level where they would stand on one another. */
function levelsOf(years: readonly number[]): readonly number[] {
  const taken: number[] = [];
  return years.map((year) => {
    const x = placeOf(year);
    const free = taken.findIndex((end) => end < x - 8);
    const level = free === -1 ? taken.length : free;
    taken[level] = x + 8;
    return level;
  });
}

function scaleDrawn(years: readonly number[], patents: readonly number[], inks: Inks): string {
  const base = 74;
  const parts = [element('path', { d: `M0 ${base}H${WIDE}`, stroke: inks.ink, 'stroke-width': 1.6 })];
  for (let year = 1650; year <= LAST; year += 50) {
    const x = placeOf(year);
    parts.push(
      element('path', { d: `M${x} ${base}v6`, stroke: inks.ink, 'stroke-width': 1.2 }),
      element(
        'text',
        { x, y: base + 18, 'font-size': 10, 'text-anchor': 'middle', fill: inks.ink },
        String(year),
      ),
    );
  }
  for (const year of patents) {
    const x = placeOf(year);
    parts.push(element('path', { d: `M${x} ${base - 1}v-7`, stroke: inks.clay, 'stroke-width': 0.9 }));
  }
  const levels = levelsOf(years);
  years.forEach((year, at) => {
    const x = placeOf(year);
    const y = base - 20 - 15 * (levels[at] ?? 0);
    parts.push(
      element('path', { d: `M${x} ${base}V${y + 6}`, stroke: inks.gold, 'stroke-width': 0.8 }),
      element('circle', { cx: x, cy: y, r: 7, fill: inks.tint, stroke: inks.gold, 'stroke-width': 1.3 }),
      element(
        'text',
        { x, y: y + 3, 'font-size': 8.5, 'text-anchor': 'middle', fill: inks.ink },
        String(at + 1),
      ),
    );
  });
  return drawing([-12, -10, WIDE + 24, base + 32], parts);
}

/** The year of an ISO day with its fraction, to a hundredth. */
const yearOf = (granted: string): number => {
  const [year = 0, month = 1] = granted.split('-').map(Number);
  return year + (month - 1) / 12;
};

export const inventions: PaperMaker = ({ locale, isSparing, data }) => {
  const deeds = [...data.soundHistory, ...data.electricityHistory].toSorted((a, b) => a.year - b.year);
  const { doubtfulTitles } = data.heritageClaims.patents;
  const patents = data.tesla.patents.filter(({ usPatent }) => !doubtfulTitles.includes(usPatent));
  const years = deeds.map(({ year }) => year);
  return {
    template: 'inventions',
    data: {
      lead: WORDS.lead[locale],
      patents: WORDS.patents[locale].replace('{n}', String(patents.length)),
      alt: WORDS.alt[locale].replace('{years}', years.join(', ')),
      deeds: deeds.map((deed) => ({
        year: String(deed.year),
        who: deed.who,
        ...printedClaim(deed, locale),
      })),
    },
    drawings: {
      'scale.svg': scaleDrawn(
        years,
        patents.map(({ granted }) => yearOf(granted)),
        inksOf(isSparing),
      ),
    },
  };
};
