import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step, type Explained } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { drawMap, GROUND_WORDS, mapInWords, nameOf, type Spot } from '../social-k-2/ground-map.ts';

const message = messagesOf('ss-map2');

const SCALES = [2, 3, 4, 5, 10, 20, 25, 50] as const;

/** A distance measured with a ruler, and what one centimeter stands for. */
function withRuler(random: SeededRandom): DraftItem {
  const cm = random.integer(3, 12);
  const scale = random.pick(SCALES);
  const fillers = { cm, scale, answer: cm * scale };
  return integerItem(
    {
      prompt: text(message('with-ruler.parts.prompt'), fillers),
      figure: { type: 'ruler', scale: 'numbers', length: 14, start: 0, end: cm },
      figureText: text(message('with-ruler.parts.figure-text'), fillers),
      nudge: text(message('with-ruler.parts.nudge')),
      steps: [
        step(message('with-ruler.parts.step'), message('with-ruler.parts.reason.map-distance-comes-before')),
        step(
          '{cm} × {scale} = {answer}',
          message('with-ruler.parts.reason.each-centimeter-worth-scale'),
          fillers,
        ),
      ],
    },
    cm * scale,
    [
      [cm, 'scale-forgotten'],
      [cm + scale, 'added-not-multiplied'],
    ],
  );
}

const squaresBetween = (a: Spot, b: Spot) => Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
const ALONG = message('along');

const TWO_PLACES = message('two-places');
const THREE_PLACES = message('three-places');

/** A way along the squares of a map, past `stops` places. */
function alongSquares(random: SeededRandom, stops: 2 | 3): DraftItem {
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
        message('along-squares.explained.step'),
        message('along-squares.explained.reason.step-leads-next-square'),
        fillers,
      ),
      step(
        '{squares} × {scale} = {answer}',
        message('along-squares.explained.reason.each-step-worth-scale'),
        fillers,
      ),
    ],
  };
  return integerItem(explained, squares * scale, [
    [squares, 'scale-forgotten'],
    [squares + scale, 'added-not-multiplied'],
    ...(stops === 3 ? [[(stretches[0] ?? 0) * scale, 'one-stretch-only'] as const] : []),
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return withRuler(random);
  return alongSquares(random, difficulty === 2 ? 2 : 3);
}

/** Distances from a map and its scale (C3 D2.Geo.2.3-5). */
export const ssMap2 = generator('ss-map2', make);
