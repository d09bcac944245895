import type { LocalisedText } from '@ori/contracts/locale';
import { printedClaim } from '../claims.ts';
import type { PaperMaker } from '../downloads.deps.ts';
import { drawing, element, type Inks, inksOf, pathOf } from '../svg.ts';

const WORDS = {
  lead: {
    en: 'None of them worked alone, and several came to the same thing at the same time.',
    fr: 'Nul n’a travaillé seul, et plusieurs sont arrivés à la même chose au même moment.',
    es: 'Nadie trabajó a solas, y varios llegaron a lo mismo al mismo tiempo.',
  },
  alt: {
    en: 'Down the page runs a string that swings, then three currents, each a third of a turn behind the one before. A knot stands for each of the years {years}.',
    fr: 'Au fil de la page, une corde qui vibre, puis trois courants, chacun un tiers de tour après l’autre. Un nœud pour chacune des années {years}.',
    es: 'A lo largo de la página, una cuerda que vibra y luego tres corrientes, cada una un tercio de vuelta tras la otra. Un nudo por cada uno de los años {years}.',
  },
} as const satisfies Record<string, LocalisedText>;

/** The drawing's width, and the room each entry has down the page, in its own units. */
const [WIDE, STEP] = [100, 54];
const MIDDLE = WIDE / 2;
/** How far a string or a current swings to each side. */
const SWING = 30;
/** Where in its room an entry's knot stands. */
const KNOT = 0.25;
/** Room below the last one, for words that are longer. */
const BELOW = 0.55;
const knotOf = (entry: number): number => (entry + KNOT) * STEP;

/** Points of a line that swings by `swing` of the way at each height from one to the other. */
function swinging(from: number, to: number, swing: (y: number) => number): string {
  const points = Array.from({ length: Math.round((to - from) / 2) + 1 }, (_, at): [number, number] => {
    const y = Math.min(to, from + at * 2);
    return [MIDDLE + SWING * swing(y), y];
  });
  return pathOf(points);
}

/** A string at rest in its knots, caught at six moments. */
function stringDrawn(to: number, inks: Inks): string[] {
  return [1, 0.62, 0.22, -0.22, -0.62, -1].map((moment) =>
    element('path', {
      d: swinging(0, to, (y) => moment * Math.sin((Math.PI * (y - knotOf(0))) / STEP)),
      fill: 'none',
      stroke: inks.nile,
      'stroke-width': Math.abs(moment) === 1 ? 1.5 : 0.7,
    }),
  );
}

/** Three currents, each a third of a turn behind the one before. */
function currentsDrawn(from: number, to: number, inks: Inks): string[] {
  return [inks.gold, inks.clay, inks.lapis].map((stroke, third) =>
    element('path', {
      d: swinging(from, to, (y) => Math.sin((Math.PI * (y - from)) / STEP - (third * 2 * Math.PI) / 3)),
      fill: 'none',
      stroke,
      'stroke-width': 1.5,
    }),
  );
}

function riverDrawn(sounds: number, entries: number, inks: Inks): string {
  const [turn, end] = [sounds * STEP, (entries + BELOW) * STEP];
  const knots = Array.from({ length: entries }, (_, entry) => {
    const y = knotOf(entry);
    const side = entry % 2 === 0 ? 0 : WIDE;
    return [
      element('path', { d: `M${MIDDLE} ${y}H${side}`, stroke: inks.ink, 'stroke-width': 0.8 }),
      element('circle', {
        cx: MIDDLE,
        cy: y,
        r: 4.5,
        fill: inks.tint,
        stroke: inks.ink,
        'stroke-width': 1.6,
      }),
    ];
  });
  return drawing(
    [0, 0, WIDE, end],
    [...stringDrawn(turn, inks), ...currentsDrawn(turn, end, inks), ...knots.flat()],
  );
}

export const inventions: PaperMaker = ({ locale, isSparing, data }) => {
  const sounds = data.soundHistory.toSorted((a, b) => a.year - b.year);
  const deeds = [...sounds, ...data.electricityHistory.toSorted((a, b) => a.year - b.year)];
  return {
    template: 'inventions',
    data: {
      lead: WORDS.lead[locale],
      alt: WORDS.alt[locale].replace('{years}', deeds.map(({ year }) => year).join(', ')),
      deeds: deeds.map((deed, entry) => ({
        year: String(deed.year),
        who: deed.who,
        at: (entry + KNOT) / (deeds.length + BELOW),
        isLeft: entry % 2 === 0,
        ...printedClaim(deed, locale),
      })),
    },
    drawings: { 'river.svg': riverDrawn(sounds.length, deeds.length, inksOf(isSparing)) },
  };
};
