import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step, type Explained } from '../../item.ts';
import { ONE_STRETCH_ONLY, SCALE_FORGOTTEN } from '../../misconceptions/places-and-times.ts';
import { ADDED_NOT_MULTIPLIED } from '../../misconceptions/whole-numbers.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { drawMap, GROUND_WORDS, mapInWords, nameOf, type Spot } from '../social-k-2/ground-map.ts';

const SCALES = [2, 3, 4, 5, 10, 20, 25, 50] as const;

/** A distance measured with a ruler, and what one centimeter stands for. */
function withRuler(random: SeededRandom): PracticeItem {
  const cm = random.integer(3, 12);
  const scale = random.pick(SCALES);
  const fillers = { cm, scale, answer: cm * scale };
  return integerItem(
    {
      prompt: text(
        say(
          'On a map, 1 cm stands for {scale} km. The ruler measures the distance between two villages on the map. How many kilometers lie between them?',
          'Sur une carte, 1 cm vaut {scale} km. La règle mesure la distance entre deux villages sur la carte. Combien de kilomètres les séparent ?',
          'En un mapa, 1 cm vale {scale} km. La regla mide la distancia entre dos pueblos en el mapa. ¿Cuántos kilómetros los separan?',
        ),
        fillers,
      ),
      figure: { type: 'ruler', scale: 'numbers', length: 14, start: 0, end: cm },
      figureText: text(
        say(
          'A ruler in centimeters. A bar reaches from 0 to {cm}.',
          'Une règle en centimètres. Une barre va de 0 à {cm}.',
          'Una regla en centímetros. Una barra va de 0 a {cm}.',
        ),
        fillers,
      ),
      nudge: text(
        say(
          'Each centimeter stands for the same length.',
          'Chaque centimètre vaut la même longueur.',
          'Cada centímetro vale la misma longitud.',
        ),
      ),
      steps: [
        step(
          say('Read the ruler first.', 'Lis d’abord la règle.', 'Lee primero la regla.'),
          say(
            'The map distance comes before the real one.',
            'La distance sur la carte vient d’abord.',
            'Primero va la distancia en el mapa.',
          ),
        ),
        step(
          '{cm} × {scale} = {answer}',
          say(
            'Each centimeter is worth the scale once.',
            'Chaque centimètre vaut une fois l’échelle.',
            'Cada centímetro vale una vez la escala.',
          ),
          fillers,
        ),
      ],
    },
    cm * scale,
    [
      [cm, SCALE_FORGOTTEN],
      [cm + scale, ADDED_NOT_MULTIPLIED],
    ],
  );
}

const squaresBetween = (a: Spot, b: Spot) => Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
const ALONG = say(
  'Count steps east or west, then north or south.',
  'Compte les pas vers l’est ou l’ouest, puis le nord ou le sud.',
  'Cuenta pasos al este u oeste y luego al norte o sur.',
);

const TWO_PLACES = say(
  'Each step to the next square of the map is {scale} km. From here: {from}. To here: {to}. You go only east, west, north or south, by the shortest way. How many kilometers is it?',
  'Chaque pas vers la case voisine fait {scale} km. Départ : {from}. Arrivée : {to}. Tu vas seulement à l’est, à l’ouest, au nord ou au sud, au plus court. Combien de kilomètres est-ce ?',
  'Cada paso a la casilla vecina son {scale} km. Salida: {from}. Llegada: {to}. Se va solo al este, oeste, norte o sur, por lo más corto. ¿Cuántos kilómetros son?',
);
const THREE_PLACES = say(
  'Each step to the next square of the map is {scale} km. From here: {from}. Past here: {via}. To here: {to}. You go only east, west, north or south, by the shortest way. How many kilometers is it?',
  'Chaque pas vers la case voisine fait {scale} km. Départ : {from}. Passage : {via}. Arrivée : {to}. Tu vas seulement à l’est, à l’ouest, au nord ou au sud, au plus court. Combien de kilomètres est-ce ?',
  'Cada paso a la casilla vecina son {scale} km. Salida: {from}. Paso: {via}. Llegada: {to}. Se va solo al este, oeste, norte o sur, por lo más corto. ¿Cuántos kilómetros son?',
);

/** A way along the squares of a map, past `stops` places. */
function alongSquares(random: SeededRandom, stops: 2 | 3): PracticeItem {
  const map = drawMap(random, 5);
  const scale = random.pick([2, 3, 4, 5, 10]);
  const way = map.spots.slice(0, stops);
  const stretches = way.slice(1).map((spot, index) => squaresBetween(way[index] ?? spot, spot));
  const squares = stretches.reduce((sum, stretch) => sum + stretch, 0);
  const [from, via, to = via] = way.map((spot) => GROUND_WORDS[spot.ground]);
  const fillers = {
    scale,
    squares,
    from: from ?? '',
    via: via ?? '',
    to: to ?? '',
    answer: squares * scale,
    start: nameOf(map.spots[0].column, map.spots[0].row),
  };
  const explained: Explained = {
    prompt: text(stops === 2 ? TWO_PLACES : THREE_PLACES, fillers),
    figure: map.figure,
    figureText: mapInWords(map),
    nudge: text(ALONG),
    steps: [
      step(
        say(
          'Start in square {start} and count the steps.',
          'Pars de la case {start} et compte les pas.',
          'Sal de la casilla {start} y cuenta los pasos.',
        ),
        say(
          'A step leads to the next square, so the first square is not counted.',
          'Un pas mène à la case suivante : la première ne compte pas.',
          'Un paso lleva a la casilla siguiente: la primera no cuenta.',
        ),
        fillers,
      ),
      step(
        '{squares} × {scale} = {answer}',
        say(
          'Each step is worth the scale once.',
          'Chaque pas vaut une fois l’échelle.',
          'Cada paso vale una vez la escala.',
        ),
        fillers,
      ),
    ],
  };
  return integerItem(explained, squares * scale, [
    [squares, SCALE_FORGOTTEN],
    [squares + scale, ADDED_NOT_MULTIPLIED],
    ...(stops === 3 ? [[(stretches[0] ?? 0) * scale, ONE_STRETCH_ONLY] as const] : []),
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return withRuler(random);
  return alongSquares(random, difficulty === 2 ? 2 : 3);
}

/** Distances from a map and its scale (C3 D2.Geo.2.3-5). */
export const ssMap2 = generator('ss-map2', make);
