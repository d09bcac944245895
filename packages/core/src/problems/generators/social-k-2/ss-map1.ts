import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import { LEFT_RIGHT_SWAPPED, WRONG_SQUARE } from '../../misconceptions/places-and-times.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { drawMap, GROUND_WORDS, mapInWords, nameOf, type GroundMap, type Spot } from './ground-map.ts';

const NUDGE = text(
  say(
    'Letters go across. Numbers go down.',
    'Les lettres en haut. Les nombres à côté.',
    'Letras arriba. Números al lado.',
  ),
);
const pictured = (map: GroundMap) => ({ figure: map.figure, figureText: mapInWords(map) });
const square = (column: number, row: number): Option => ({ text: text(nameOf(column, row)) });
const findColumn = step(
  say('Put a finger on the map.', 'Pose un doigt sur le plan.', 'Pon un dedo en el mapa.'),
  say('Look up for the letter.', 'Regarde la lettre en haut.', 'Mira la letra de arriba.'),
);

/** In which square is this place? */
function whichSquare(random: SeededRandom): PracticeItem {
  const map = drawMap(random, 3);
  const [spot, ...others] = map.spots;
  return choiceItem(
    {
      prompt: text(say('Where is this? {place}', 'Où est-ce ? {place}', '¿Dónde está? {place}'), {
        place: GROUND_WORDS[spot.ground],
      }),
      ...pictured(map),
      nudge: NUDGE,
      steps: [
        findColumn,
        step(
          say('It is in square {name}.', 'C’est la case {name}.', 'Está en la casilla {name}.'),
          say(
            'Letter first, then the number.',
            'La lettre, puis le nombre.',
            'Primero la letra, luego el número.',
          ),
          { name: nameOf(spot.column, spot.row) },
        ),
      ],
    },
    random,
    square(spot.column, spot.row),
    others.slice(0, 2).map((other) => [square(other.column, other.row), WRONG_SQUARE]),
  );
}

/** What lies in this square? */
function whatIsThere(random: SeededRandom): PracticeItem {
  const map = drawMap(random, 4);
  const [spot, ...others] = map.spots;
  const name = nameOf(spot.column, spot.row);
  return choiceItem(
    {
      prompt: text(say('What is in square {name}?', 'Qu’y a-t-il en {name} ?', '¿Qué hay en {name}?'), {
        name,
      }),
      ...pictured(map),
      nudge: NUDGE,
      steps: [
        step(
          say('Find the letter. Slide down.', 'Trouve la lettre. Descends.', 'Busca la letra. Baja.'),
          say('Stop at the number.', 'Arrête-toi au nombre.', 'Para en el número.'),
        ),
        step(
          say('There is {place}.', 'Il y a {place}.', 'Hay {place}.'),
          say(
            'Letter and number meet there.',
            'Lettre et nombre s’y croisent.',
            'Letra y número se cruzan ahí.',
          ),
          { place: GROUND_WORDS[spot.ground] },
        ),
      ],
    },
    random,
    { text: text(GROUND_WORDS[spot.ground]) },
    others.map((other) => [{ text: text(GROUND_WORDS[other.ground]) }, WRONG_SQUARE]),
  );
}

const WAYS = [
  { dx: 1, dy: 0, words: say('right', 'à droite', 'a la derecha') },
  { dx: -1, dy: 0, words: say('left', 'à gauche', 'a la izquierda') },
  { dx: 0, dy: -1, words: say('up', 'vers le haut', 'hacia arriba') },
  { dx: 0, dy: 1, words: say('down', 'vers le bas', 'hacia abajo') },
] as const;

const onMap = (at: number, size: number) => at >= 0 && at < size;

/** One step from a place: in which square are you now? */
function oneStep(random: SeededRandom): PracticeItem {
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
    return [square(to(other).column, to(other).row), LEFT_RIGHT_SWAPPED];
  });
  return choiceItem(
    {
      prompt: text(
        say(
          'Start here: {place}. Go one square {way}. Where are you?',
          'Départ : {place}. Avance d’une case {way}. Où es-tu ?',
          'Salida: {place}. Avanza una casilla {way}. ¿Dónde estás?',
        ),
        { place: GROUND_WORDS[start.ground], way: way.words },
      ),
      ...pictured(map),
      nudge: NUDGE,
      steps: [
        findColumn,
        step(
          say('Move one square: {name}.', 'Avance d’une case : {name}.', 'Avanza una casilla: {name}.'),
          say('Read the letter and the number.', 'Lis la lettre et le nombre.', 'Lee la letra y el número.'),
          { name: nameOf(end.column, end.row) },
        ),
      ],
    },
    random,
    square(end.column, end.row),
    wrong,
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return whichSquare(random);
  return difficulty === 2 ? whatIsThere(random) : oneStep(random);
}

/** Places on a map of squares (C3 D2.Geo.1.K-2). */
export const ssMap1 = generator('ss-map1', make);
