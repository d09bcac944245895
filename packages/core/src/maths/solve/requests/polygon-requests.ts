import type { Locale } from '@ori/contracts/locale';
import { polygonAngle, type PolygonAngle } from '../polygon.ts';
import { wholeAt, type Captures, type Request } from './phrase.ts';

/** How many sides a named polygon has; names without accents, in all our languages. */
const SIDES: Readonly<Record<string, bigint>> = {
  triangle: 3n,
  triangulo: 3n,
  quadrilateral: 4n,
  quadrilatere: 4n,
  cuadrilatero: 4n,
  pentagon: 5n,
  pentagone: 5n,
  pentagono: 5n,
  hexagon: 6n,
  hexagone: 6n,
  hexagono: 6n,
  heptagon: 7n,
  heptagone: 7n,
  heptagono: 7n,
  octagon: 8n,
  octogone: 8n,
  octogono: 8n,
  octagono: 8n,
  nonagon: 9n,
  enneagone: 9n,
  nonagono: 9n,
  eneagono: 9n,
  decagon: 10n,
  decagone: 10n,
  decagono: 10n,
  dodecagon: 12n,
  dodecagone: 12n,
  dodecagono: 12n,
};

function sidesIn(at: Captures, locale: Locale): bigint | null {
  if (at['n'] !== undefined) return wholeAt(at, 'n', locale);
  return SIDES[(at['shape'] ?? '').toLowerCase()] ?? null;
}

function polygon(asked: PolygonAngle, phrases: Request['phrases']): Request {
  return {
    phrases,
    solve: (at, locale) => {
      const sides = sidesIn(at, locale);
      return sides === null ? null : polygonAngle(sides, asked);
    },
  };
}

const one = (en: string, fr: string, es: string): Request['phrases'] => ({
  en: [
    `<ask> [the measure of|the size of] [each|one|the|an] ${en} angle (of|in) a regular {word:shape}`,
    `<ask> [the measure of|the size of] [each|one|the|an] ${en} angle (of|in) a regular polygon with {n} sides`,
  ],
  fr: [
    `<ask> [la mesure de] [chaque|un|l'] angle ${fr} (d'un|du) {word:shape} regulier`,
    `<ask> [la mesure d'un|la mesure de chaque] angle ${fr} (d'un|du) {word:shape} regulier`,
    `<ask> l'angle ${fr} (d'un|du) {word:shape} regulier`,
    `<ask> (un|chaque|l') angle ${fr} d'un polygone regulier (a|de) {n} cotes`,
    `<ask> l'angle ${fr} d'un polygone regulier (a|de) {n} cotes`,
  ],
  es: [
    `<ask> [la medida de|cuanto mide] [cada|un|el] angulo ${es} de un {word:shape} regular`,
    `<ask> [la medida de|cuanto mide] [cada|un|el] angulo ${es} de un poligono regular de {n} lados`,
  ],
});

/** Requests about the angles of polygons. */
export const POLYGON_REQUESTS: readonly Request[] = [
  polygon('sum', {
    en: [
      '<ask> [the] sum of [the] [interior|inside] angles (of|in) [a|an|the] {word:shape}',
      '<ask> [the] sum of [the] [interior|inside] angles (of|in) [a|the] polygon with {n} sides',
      '<ask> [the] [interior] angle sum of [a|an|the] {word:shape}',
      '<ask> [the] [interior] angle sum of [a|the] polygon with {n} sides',
    ],
    fr: [
      "<ask> [la] somme des angles [interieurs|internes] (d'un|du) {word:shape}",
      "<ask> [la] somme des angles [interieurs|internes] d'un polygone (a|de) {n} cotes",
    ],
    es: [
      '<ask> [la] suma de los angulos [interiores|internos] de un {word:shape}',
      '<ask> [la] suma de los angulos [interiores|internos] de un poligono de {n} lados',
    ],
  }),
  polygon('interior', one('(interior|inside)', '(interieur|interne)', '(interior|interno)')),
  polygon('exterior', one('(exterior|outside)', '(exterieur|externe)', '(exterior|externo)')),
];
