import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { drawMap, GROUND_WORDS, mapInWords, nameOf, type GroundMap, type Spot } from './ground-map.ts';

const message = messagesOf('ss-map1');

const NUDGE = text(message('nudge'));
const pictured = (map: GroundMap) => ({ figure: map.figure, figureText: mapInWords(map) });
const square = (column: number, row: number): Option => ({ text: text(nameOf(column, row)) });
const findColumn = step(message('find-column.step'), message('find-column.reason'));

/** In which square is this place? */
function whichSquare(random: SeededRandom): DraftItem {
  const map = drawMap(random, 3);
  const [spot, ...others] = map.spots;
  return choiceItem(
    {
      prompt: text(message('which-square.parts.prompt'), {
        place: GROUND_WORDS[spot.ground],
      }),
      ...pictured(map),
      nudge: NUDGE,
      steps: [
        findColumn,
        step(message('which-square.parts.step'), message('which-square.parts.reason'), {
          name: nameOf(spot.column, spot.row),
        }),
      ],
    },
    random,
    square(spot.column, spot.row),
    others.slice(0, 2).map((other) => [square(other.column, other.row), 'wrong-square']),
  );
}

/** What lies in this square? */
function whatIsThere(random: SeededRandom): DraftItem {
  const map = drawMap(random, 4);
  const [spot, ...others] = map.spots;
  const name = nameOf(spot.column, spot.row);
  return choiceItem(
    {
      prompt: text(message('what-is-there.parts.prompt'), {
        name,
      }),
      ...pictured(map),
      nudge: NUDGE,
      steps: [
        step(
          message('what-is-there.parts.step.find-letter-slide-down'),
          message('what-is-there.parts.reason.stop-number'),
        ),
        step(
          message('what-is-there.parts.step.there-place'),
          message('what-is-there.parts.reason.letter-number-meet-there'),
          { place: GROUND_WORDS[spot.ground] },
        ),
      ],
    },
    random,
    { text: text(GROUND_WORDS[spot.ground]) },
    others.map((other) => [{ text: text(GROUND_WORDS[other.ground]) }, 'wrong-square']),
  );
}

const WAYS = [
  { dx: 1, dy: 0, words: message('ways.right.words') },
  { dx: -1, dy: 0, words: message('ways.left.words') },
  { dx: 0, dy: -1, words: message('ways.up.words') },
  { dx: 0, dy: 1, words: message('ways.down.words') },
] as const;

const onMap = (at: number, size: number) => at >= 0 && at < size;

/** One step from a place: in which square are you now? */
function oneStep(random: SeededRandom): DraftItem {
  const size = 4;
  const map = drawMap(random, size);
  const [start] = map.spots;
  const to = (way: (typeof WAYS)[number]): Spot => ({
    ...start,
    column: start.column + way.dx,
    row: start.row + way.dy,
  });
  const open = random.shuffle(WAYS).filter((way) => onMap(to(way).column, size) && onMap(to(way).row, size));
  const [way = WAYS[0], ...others] = open;
  const end = to(way);
  const wrong = others.slice(0, 2).map((other): Wrong<Option> => {
    return [square(to(other).column, to(other).row), 'left-right-swapped'];
  });
  return choiceItem(
    {
      prompt: text(message('one-step.parts.prompt'), { place: GROUND_WORDS[start.ground], way: way.words }),
      ...pictured(map),
      nudge: NUDGE,
      steps: [
        findColumn,
        step(message('one-step.parts.step'), message('one-step.parts.reason'), {
          name: nameOf(end.column, end.row),
        }),
      ],
    },
    random,
    square(end.column, end.row),
    wrong,
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return whichSquare(random);
  return difficulty === 2 ? whatIsThere(random) : oneStep(random);
}

/** Places on a map of squares (C3 D2.Geo.1.K-2). */
export const ssMap1 = generator('ss-map1', make);
