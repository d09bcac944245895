import type { LocalisedText } from '@ori/contracts/locale';
import type { Figure, PracticeItem } from '@ori/contracts/practice';
import { orderItem } from '../../item-picked.ts';
import { type Explained, type Option, choiceItem, generator, step } from '../../item.ts';
import { MAP_FEATURE_MIXED, MAP_SQUARE_MIXED, RIVER_UPHILL } from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Cell = Extract<Figure, { type: 'map' }>['rows'][number][number];
type Found = Exclude<Cell, 'land' | 'sea'>;
const NAMES: Readonly<Record<Found, LocalisedText>> = {
  forest: say('Forest', 'Forêt', 'Bosque'),
  mountain: say('Mountain', 'Montagne', 'Montaña'),
  lake: say('Lake', 'Lac', 'Lago'),
  river: say('River', 'Rivière', 'Río'),
  island: say('Island', 'Île', 'Isla'),
  desert: say('Desert', 'Désert', 'Desierto'),
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
    figureText: text(
      say(
        'A map of 4 by 4 squares. The sea is below.',
        'Une carte de 4 sur 4 cases. La mer est en bas.',
        'Un mapa de 4 por 4 casillas. El mar está abajo.',
      ),
    ),
  };
}

const FIND = step(
  say('Follow the letter down.', 'Descends depuis la lettre.', 'Baja desde la letra.'),
  say(
    'Letters name columns, numbers name rows.',
    'Lettres : colonnes. Nombres : lignes.',
    'Letras: columnas. Números: filas.',
  ),
);
const NUDGE = text(
  say(
    'Letter first, then number.',
    'D’abord la lettre, puis le nombre.',
    'Primero la letra, luego el número.',
  ),
);

function whatIsThere(random: SeededRandom): PracticeItem {
  const map = drawMap(random);
  const kind = random.pick(FEATURES);
  const place = map.places.get(kind) ?? { x: 0, y: 0 };
  const others = random.shuffle(FEATURES.filter((other) => other !== kind)).slice(0, 2);
  const explained: Explained = {
    ...shown(map),
    prompt: text(
      say(
        'What is in square {square}?',
        'Qu’y a-t-il dans la case {square} ?',
        '¿Qué hay en la casilla {square}?',
      ),
      { square: square(place) },
    ),
    nudge: NUDGE,
    steps: [
      FIND,
      step(
        say('There you see: {name}.', 'Là, tu vois : {name}.', 'Allí se ve: {name}.'),
        say('The sign shows what is there.', 'Le signe montre ce qu’il y a.', 'El signo muestra lo que hay.'),
        { name: NAMES[kind] },
      ),
    ],
  };
  return choiceItem(
    explained,
    random,
    { text: text(NAMES[kind]) },
    others.map((other) => [{ text: text(NAMES[other]) }, MAP_FEATURE_MIXED]),
  );
}

function whereIs(random: SeededRandom): PracticeItem {
  const map = drawMap(random);
  const kind = random.pick(FEATURES);
  const place = map.places.get(kind) ?? { x: 0, y: 0 };
  const turned = { x: place.y, y: place.x };
  const beside = { x: (place.x + 1) % SIZE, y: place.y };
  const below = { x: place.x, y: (place.y + 1) % SIZE };
  const explained: Explained = {
    ...shown(map),
    prompt: text(
      say(
        'Which square shows this: {name}?',
        'Quelle case montre ceci : {name} ?',
        '¿Qué casilla muestra esto: {name}?',
      ),
      { name: NAMES[kind] },
    ),
    nudge: text(
      say('Find the sign on the map first.', 'Trouve d’abord le signe.', 'Busca primero el signo.'),
    ),
    steps: [
      FIND,
      step(
        say('It is {square}.', 'C’est {square}.', 'Es {square}.'),
        say(
          'Letter and number meet there.',
          'Lettre et nombre s’y croisent.',
          'Letra y número se cruzan allí.',
        ),
        { square: square(place) },
      ),
    ],
  };
  return choiceItem(explained, random, squareOption(place), [
    [squareOption(turned), MAP_SQUARE_MIXED],
    [squareOption(beside), MAP_SQUARE_MIXED],
    [squareOption(below), MAP_SQUARE_MIXED],
  ]);
}

/** Water flows from the mountain through the river into the sea. */
function waterPath(random: SeededRandom): PracticeItem {
  const map = drawMap(random);
  const x = map.places.get('mountain')?.x ?? 0;
  const explained: Explained = {
    ...shown(map),
    prompt: text(
      say(
        'Water runs from mountain to sea. Order the squares.',
        'L’eau va du mont à la mer. Range les cases.',
        'El agua baja del monte al mar. Ordena.',
      ),
    ),
    nudge: text(say('Find the mountain first.', 'Trouve d’abord la montagne.', 'Busca primero la montaña.')),
    steps: [
      step(
        say('Begin at the mountain.', 'Pars de la montagne.', 'Empieza en la montaña.'),
        say('Water flows down, never up.', 'L’eau descend, jamais l’inverse.', 'El agua baja, nunca sube.'),
      ),
      step(
        say('Follow the river to the sea.', 'Suis la rivière jusqu’à la mer.', 'Sigue el río hasta el mar.'),
        say('The sea lies lowest.', 'La mer est le plus bas.', 'El mar está más abajo.'),
      ),
    ],
  };
  const right = [0, 1, 2, 3].map((y) => squareOption({ x, y }));
  return orderItem(explained, random, right, [
    [[3, 2, 1, 0], RIVER_UPHILL],
    [[0, 2, 1, 3], MAP_SQUARE_MIXED],
    [[1, 0, 2, 3], MAP_SQUARE_MIXED],
  ]);
}

/** Maps of land and water (NGSS 2-ESS2-2). */
export const scLand = generator('sc-land', (random, difficulty) => {
  if (difficulty === 1) return whatIsThere(random);
  return difficulty === 2 ? whereIs(random) : waterPath(random);
});
