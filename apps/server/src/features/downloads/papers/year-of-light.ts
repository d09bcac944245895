import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { gregorianDay, julianDay } from '@ori/core/sky/calendar';
import { seasonMoment, SEASONS, type Season } from '@ori/core/sky/seasons';
import { sunHour } from '@ori/core/sky/sun-hours';
import { colon } from '@ori/core/words/colon';
import type { PaperMaker } from '../downloads.deps.ts';
import { drawing, element, type Inks, inksOf, pathOf } from '../svg.ts';

const LATITUDES = [0, 20, 40, 60] as const;
/** Apparent altitude of a level horizon: the Sun's middle stands on it. */
const HORIZON_DEG = 0;
const STEP_DAYS = 4;
const OUTER = 200;
/** Hours at the rim of the ring: more than the longest day at 60°. */
const MOST_HOURS = 20;

const WORDS = {
  lead: {
    en: 'The ring is the year {year}; the way out from the middle is hours of daylight. Find your birthday, then your latitude.',
    fr: 'L’anneau est l’année {year} ; plus on s’éloigne du centre, plus le jour est long. Trouve ton anniversaire, puis ta latitude.',
    es: 'El anillo es el año {year}; cuanto más lejos del centro, más largo es el día. Busca tu cumpleaños y luego tu latitud.',
  },
  alt: {
    en: 'Hours of daylight round the year {year} at latitudes 0, 20, 40 and 60 degrees north; {rows}',
    fr: 'Heures de jour au fil de l’année {year} aux latitudes 0, 20, 40 et 60 degrés nord ; {rows}',
    es: 'Horas de luz a lo largo del año {year} en las latitudes 0, 20, 40 y 60 grados norte; {rows}',
  },
  south: {
    en: 'South of the equator the same curves hold half a year later: turn the sheet upside down.',
    fr: 'Au sud de l’équateur, les mêmes courbes valent à six mois près : tourne la feuille à l’envers.',
    es: 'Al sur del ecuador valen las mismas curvas medio año después: gira la hoja cabeza abajo.',
  },
  computed: {
    en: 'Computed from the Earth’s motion: from when the middle of the Sun rises to when it sets over a level horizon, the bending of light in the air included. Established science; source: Meeus, Astronomical Algorithms, 1998.',
    fr: 'Calculé d’après le mouvement de la Terre : du lever au coucher du centre du Soleil sur un horizon plat, courbure de la lumière dans l’air comprise. Science établie ; source : Meeus, Astronomical Algorithms, 1998.',
    es: 'Calculado según el movimiento de la Tierra: desde que sale hasta que se pone el centro del Sol sobre un horizonte llano, con la curvatura de la luz en el aire. Ciencia establecida; fuente: Meeus, Astronomical Algorithms, 1998.',
  },
  turns: {
    en: 'The four turns of the year',
    fr: 'Les quatre tournants de l’année',
    es: 'Los cuatro giros del año',
  },
  turnsNote: {
    en: 'Days by Universal Time; where you live it may be the day before or after.',
    fr: 'Jours en temps universel ; là où tu vis, ce peut être la veille ou le lendemain.',
    es: 'Días en tiempo universal; donde vives puede ser el día anterior o el siguiente.',
  },
  longest: {
    en: 'Longest and shortest day',
    fr: 'Jour le plus long et le plus court',
    es: 'Día más largo y más corto',
  },
  latitude: { en: 'Latitude', fr: 'Latitude', es: 'Latitud' },
} as const satisfies Record<string, LocalisedText>;

const TURNS: Readonly<Record<Season, LocalisedText>> = {
  march: { en: 'March equinox', fr: 'équinoxe de mars', es: 'equinoccio de marzo' },
  june: { en: 'June solstice', fr: 'solstice de juin', es: 'solsticio de junio' },
  september: { en: 'September equinox', fr: 'équinoxe de septembre', es: 'equinoccio de septiembre' },
  december: { en: 'December solstice', fr: 'solstice de décembre', es: 'solsticio de diciembre' },
};

const dayCount = (year: number): number =>
  julianDay({ year: year + 1, month: 1, day: 1 }) - julianDay({ year, month: 1, day: 1 });

/** Hours between rise and set; the Sun never stays up or down at these latitudes. */
function daylight(year: number, dayOfYear: number, latitudeDeg: number): number {
  const day = { year, dayOfYear, latitudeDeg, longitudeDeg: 0 };
  return (sunHour(day, 'set', HORIZON_DEG) ?? 24) - (sunHour(day, 'rise', HORIZON_DEG) ?? 0);
}

/** Where an hour count stands on the ring: the December solstice is at the top, the year runs with the clock. */
function placed(year: number, day: number, hours: number): readonly [number, number] {
  const turn = (2 * Math.PI * (day + 10)) / dayCount(year);
  const radius = (hours / MOST_HOURS) * OUTER;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
}

const around = (year: number): readonly number[] =>
  Array.from({ length: Math.ceil(dayCount(year) / STEP_DAYS) }, (_, at) => 1 + at * STEP_DAYS);

function monthsDrawn(year: number, locale: Locale, inks: Inks): string[] {
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const start = julianDay({ year, month: 1, day: 1 });
  return Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) => {
    const first = julianDay({ year, month, day: 1 }) - start + 1;
    const edge = { stroke: inks.faint, 'stroke-width': 0.6 };
    const [x, y] = placed(year, first + 15, 21.1);
    const words = { x, y: y + 3, 'font-size': 10, 'text-anchor': 'middle', fill: inks.ink };
    const ends = [placed(year, first, 2), placed(year, first, MOST_HOURS)];
    return [
      element('path', { d: pathOf(ends), ...edge }),
      element('text', words, name.format(Date.UTC(year, month - 1, 15))),
    ];
  });
}

function hoursDrawn(inks: Inks): string[] {
  return [4, 8, 12, 16, 20].flatMap((hours) => {
    const r = (hours / MOST_HOURS) * OUTER;
    const ring = { fill: 'none', stroke: inks.faint, 'stroke-width': hours === 12 ? 1.2 : 0.6 };
    const words = { x: 2, y: -r + 9, 'font-size': 8, fill: inks.ink };
    return [element('circle', { cx: 0, cy: 0, r, ...ring }), element('text', words, `${hours} h`)];
  });
}

/** A dash of its own for each latitude, so that the curves can be told apart without colour. */
const DASHES = ['', '9 3', '2 3', '10 3 2 3'] as const;

/** One latitude's curve, its key, and its longest and shortest day. */
function curveOf(
  latitude: number,
  at: number,
  year: number,
  { locale, inks }: { locale: Locale; inks: Inks },
) {
  const hour = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const lengths = around(year).map((day) => [day, daylight(year, day, latitude)] as const);
  const dash = DASHES[at] ?? '';
  const style = {
    fill: 'none',
    stroke: [inks.clay, inks.gold, inks.nile, inks.lapis][at] ?? inks.ink,
    'stroke-width': 2.2,
    ...(dash === '' ? {} : { 'stroke-dasharray': dash }),
  };
  const hours = lengths.map(([, length]) => length);
  const corners = lengths.map(([day, length]) => placed(year, day, length));
  return {
    svg: element('path', { d: pathOf(corners, true), ...style }),
    key: drawing([0, 0, 40, 8], [element('path', { d: 'M1 4H39', ...style })]),
    row: {
      latitude: `${latitude}°`,
      most: hour.format(Math.max(...hours)),
      least: hour.format(Math.min(...hours)),
    },
  };
}

export const yearOfLight: PaperMaker = ({ locale, isSparing, year }) => {
  const inks = inksOf(isSparing);
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const curves = LATITUDES.map((latitude, at) => curveOf(latitude, at, year, { locale, inks }));
  const turns = SEASONS.map((season) => ({ season, ...gregorianDay(seasonMoment(year, season).jdUt) }));
  const marks = turns.map(({ month, day }) => {
    const at = julianDay({ year, month, day }) - julianDay({ year, month: 1, day: 1 }) + 1;
    const [cx, cy] = placed(year, at, MOST_HOURS);
    return element('circle', { cx, cy, r: 5, fill: inks.tint, stroke: inks.gold, 'stroke-width': 1.8 });
  });
  const picture = [
    ...hoursDrawn(inks),
    ...monthsDrawn(year, locale, inks),
    ...curves.map(({ svg }) => svg),
    ...marks,
  ];
  const said = curves
    .map(({ row }) => `${row.latitude}${colon(locale)}${row.least}–${row.most} h`)
    .join('; ');
  const size = OUTER + 22;
  return {
    template: 'year-of-light',
    data: {
      lead: WORDS.lead[locale].replace('{year}', String(year)),
      alt: WORDS.alt[locale].replace('{year}', String(year)).replace('{rows}', said),
      south: WORDS.south[locale],
      computed: WORDS.computed[locale],
      longest: WORDS.longest[locale],
      latitude: WORDS.latitude[locale],
      rows: curves.map(({ row }, at) => ({ ...row, key: `key-${at}.svg` })),
      turnsTitle: WORDS.turns[locale],
      turnsNote: WORDS.turnsNote[locale],
      turns: turns.map(({ season, month, day }) => ({
        name: TURNS[season][locale],
        date: full.format(Date.UTC(year, month - 1, day)),
      })),
    },
    drawings: {
      'light.svg': drawing([-size, -size, 2 * size, 2 * size], picture),
      ...Object.fromEntries(curves.map(({ key }, at) => [`key-${at}.svg`, key])),
    },
  };
};
