import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import { orderItem } from '../../item-picked.ts';
import { type Explained, type Option, choiceItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-land');

type Cell = Extract<Figure, { type: 'map' }>['rows'][number][number];
type Found = Exclude<Cell, 'land' | 'sea'>;
const NAMES: Readonly<Record<Found, Phrase>> = {
  forest: message('names.forest'),
  mountain: message('names.mountain'),
  lake: message('names.lake'),
  river: message('names.river'),
  island: message('names.island'),
  desert: message('names.desert'),
};
const FEATURES = ['forest', 'mountain', 'lake', 'island'] as const;
const SIZE = 4;
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Land of four columns with one of each feature; the sea lies below, an island in it, the river runs into it. */
function drawMap(random: SeededRandom) {
  const rows: Cell[][] = [0, 1, 2].map(() => ['land', 'land', 'land', 'land']);
  const sea: Cell[] = ['sea', 'sea', 'sea', 'sea'];
  const places = new Map<Found, Place>();
  const put = (kind: Found, x: number, y: number) => {
    const row = y === 3 ? sea : rows[y];
    if (row) row[x] = kind;
    places.set(kind, { x, y });
  };
  const [riverX = 0, islandX = 1] = random.shuffle([0, 1, 2, 3]);
  put('mountain', riverX, 0);
  put('river', riverX, 1);
  put('river', riverX, 2);
  put('island', islandX, 3);
  const free = random.shuffle(
    [0, 1, 2].flatMap((y) => [0, 1, 2, 3].filter((x) => x !== riverX).map((x) => ({ x, y }))),
  );
  for (const [index, kind] of (['lake', 'forest', 'desert'] as const).entries()) {
    const place = free[index];
    if (place) put(kind, place.x, place.y);
  }
  return { rows: [...rows, sea], places };
}
type Drawn = ReturnType<typeof drawMap>;

const square = ({ x, y }: Place) => `${'ABCD'[x] ?? ''}${y + 1}`;
const squareOption = (place: Place): Option => ({ text: text(square(place)) });

function shown({ rows }: Drawn) {
  return {
    figure: { type: 'map' as const, rows },
    figureText: text(message('shown.figure-text')),
  };
}

const FIND = step(message('find.step'), message('find.reason'));
const NUDGE = text(message('nudge'));

function whatIsThere(random: SeededRandom): DraftItem {
  const map = drawMap(random);
  const kind = random.pick(FEATURES);
  const place = map.places.get(kind) ?? { x: 0, y: 0 };
  const others = random.shuffle(FEATURES.filter((other) => other !== kind)).slice(0, 2);
  const explained: Explained = {
    ...shown(map),
    prompt: text(message('what-is-there.explained.prompt'), { square: square(place) }),
    nudge: NUDGE,
    steps: [
      FIND,
      step(message('what-is-there.explained.step'), message('what-is-there.explained.reason'), {
        name: NAMES[kind],
      }),
    ],
  };
  return choiceItem(
    explained,
    random,
    { text: text(NAMES[kind]) },
    others.map((other) => [{ text: text(NAMES[other]) }, 'map-feature-mixed']),
  );
}

function whereIs(random: SeededRandom): DraftItem {
  const map = drawMap(random);
  const kind = random.pick(FEATURES);
  const place = map.places.get(kind) ?? { x: 0, y: 0 };
  const turned = { x: place.y, y: place.x };
  const beside = { x: (place.x + 1) % SIZE, y: place.y };
  const below = { x: place.x, y: (place.y + 1) % SIZE };
  const explained: Explained = {
    ...shown(map),
    prompt: text(message('where-is.explained.prompt'), { name: NAMES[kind] }),
    nudge: text(message('where-is.explained.nudge')),
    steps: [
      FIND,
      step(message('where-is.explained.step'), message('where-is.explained.reason'), {
        square: square(place),
      }),
    ],
  };
  return choiceItem(explained, random, squareOption(place), [
    [squareOption(turned), 'map-square-mixed'],
    [squareOption(beside), 'map-square-mixed'],
    [squareOption(below), 'map-square-mixed'],
  ]);
}

/** Water flows from the mountain through the river into the sea. */
function waterPath(random: SeededRandom): DraftItem {
  const map = drawMap(random);
  const x = map.places.get('mountain')?.x ?? 0;
  const explained: Explained = {
    ...shown(map),
    prompt: text(message('water-path.explained.prompt')),
    nudge: text(message('water-path.explained.nudge')),
    steps: [
      step(
        message('water-path.explained.step.begin-mountain'),
        message('water-path.explained.reason.water-flows-down-never'),
      ),
      step(
        message('water-path.explained.step.follow-river-sea'),
        message('water-path.explained.reason.sea-lies-lowest'),
      ),
    ],
  };
  const right = [0, 1, 2, 3].map((y) => squareOption({ x, y }));
  return orderItem(explained, random, right, [
    [[3, 2, 1, 0], 'river-uphill'],
    [[0, 2, 1, 3], 'map-square-mixed'],
    [[1, 0, 2, 3], 'map-square-mixed'],
  ]);
}

/** Maps of land and water (NGSS 2-ESS2-2). */
export const scLand = generator('sc-land', (random, difficulty) => {
  if (difficulty === 1) return whatIsThere(random);
  return difficulty === 2 ? whereIs(random) : waterPath(random);
});
