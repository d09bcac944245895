import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { COORDINATES } from './ma-coord4.ts';
import { planeOf } from './planes.ts';
import { pointText } from './written.ts';

const message = messagesOf('ma-transform');

type Point = readonly [x: number, y: number];
const values = ([x, y]: Point) => [fraction(x, 1), fraction(y, 1)] as const;

interface Move {
  readonly from: Point;
  readonly to: Point;
  readonly done: Phrase;
  readonly first: Phrase;
  readonly why: Phrase;
  readonly wrong: readonly (readonly [Point, MisconceptionId])[];
}

function ask({ from, to, done, first, why, wrong }: Move): DraftItem {
  const all = { a: pointText(...from), image: pointText(...to), done, first };
  const explained = {
    prompt: text(message('ask.explained.prompt'), all),
    figure: planeOf(9, [{ x: from[0], y: from[1], label: 'A' }]),
    figureText: text(message('ask.explained.figure-text'), all),
    nudge: text(message('ask.explained.nudge')),
    steps: [
      step('{first}', why, all),
      step(message('ask.explained.step'), message('ask.explained.reason'), all),
    ],
  };
  return listItem(
    explained,
    COORDINATES,
    values(to),
    wrong.map(([point, why]): Wrong<readonly ReturnType<typeof fraction>[]> => [values(point), why]),
  );
}

const start = (random: SeededRandom): Point => {
  const x = random.integer(1, 6) * random.pick([-1, 1]);
  const y = random.integer(1, 6) * random.pick([-1, 1]);
  return Math.abs(x) === Math.abs(y) ? [x, y > 0 ? y + 1 : y - 1] : [x, y];
};

/** Whether each number of the point grows, in words of direction and of size. */
function directions(right: boolean, up: boolean) {
  const across = right ? message('directions.across.right') : message('directions.across.left');
  const along = up ? message('directions.along.up') : message('directions.along.down');
  const grows = message('directions.grows');
  const shrinks = message('directions.shrinks');
  return { across, along, changesX: right ? grows : shrinks, changesY: up ? grows : shrinks };
}

function translate(random: SeededRandom): DraftItem {
  const [x, y] = start(random);
  const [dx, dy] = [-Math.sign(x) * random.integer(2, 8), -Math.sign(y) * random.integer(2, 8)];
  const all = { ...directions(dx > 0, dy > 0), sizeX: Math.abs(dx), sizeY: Math.abs(dy) };
  return ask({
    from: [x, y],
    to: [x + dx, y + dy],
    done: text(message('translate.done'), all),
    first: text(message('translate.first'), all),
    why: message('translate.why'),
    wrong: [
      [[x - dx, y - dy], 'moved-by-the-opposite'],
      [[x + dy, y + dx], 'x-and-y-swapped'],
    ],
  });
}

const REFLECT_WORDS = message('reflect-words');

const REFLECT_WORDS_2 = message('reflect-words-2');

const REFLECT_WORDS_3 = message('reflect-words-3');

const REFLECT_WORDS_4 = message('reflect-words-4');

const REFLECT_WORDS_5 = message('reflect-words-5');

const REFLECT_WORDS_6 = message('reflect-words-6');

const REFLECT_WORDS_7 = message('reflect-words-7');

const REFLECT_WORDS_8 = message('reflect-words-8');

function reflect(random: SeededRandom): DraftItem {
  const [x, y] = start(random);
  const line = random.pick(['x', 'y', 'diagonal', 'upright']);
  const at = random.integer(-2, 2);
  const why = REFLECT_WORDS;
  if (line === 'diagonal')
    return ask({
      from: [x, y],
      to: [y, x],
      done: text(REFLECT_WORDS_2),
      first: text(REFLECT_WORDS_3),
      why,
      wrong: [
        [[-y, -x], 'mirrored-in-the-other-line'],
        [[-x, -y], 'both-signs-changed'],
      ],
    });
  if (line === 'upright' && at !== 0 && x !== at)
    return ask({
      from: [x, y],
      to: [2 * at - x, y],
      done: text(REFLECT_WORDS_4, { at }),
      first: text(REFLECT_WORDS_5, { way: Math.abs(x - at) }),
      why,
      wrong: [
        [[-x, y], 'mirrored-in-the-other-line'],
        [[x, 2 * at - y], 'x-and-y-swapped'],
      ],
    });
  const inX = line === 'x';
  return ask({
    from: [x, y],
    to: inX ? [x, -y] : [-x, y],
    done: inX ? text(REFLECT_WORDS_6) : text(REFLECT_WORDS_7),
    first: inX ? text(REFLECT_WORDS_8) : text(message('reflect.first')),
    why,
    wrong: [
      [inX ? [-x, y] : [x, -y], 'mirrored-in-the-other-line'],
      [[-x, -y], 'both-signs-changed'],
    ],
  });
}

function rotate(random: SeededRandom): DraftItem {
  const [x, y] = start(random);
  const turn = random.pick(['left', 'right', 'half']);
  const images = { left: [-y, x], right: [y, -x], half: [-x, -y] } as const;
  const done = {
    left: message('rotate.done.left'),
    right: message('rotate.done.right'),
    half: message('rotate.done.half'),
  };
  return ask({
    from: [x, y],
    to: images[turn],
    done: text(done[turn]),
    first:
      turn === 'half'
        ? text(message('rotate.first.half-turn-leads-straight'))
        : text(message('rotate.first.quarter-turn-way-along')),
    why: message('rotate.why'),
    wrong:
      turn === 'half'
        ? [
            [[x, -y], 'mirrored-in-the-other-line'],
            [[y, x], 'x-and-y-swapped'],
          ]
        : [
            [images[turn === 'left' ? 'right' : 'left'], 'turned-the-other-way'],
            [[y, x], 'x-and-y-swapped'],
          ],
  });
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return translate(random);
  return difficulty === 2 ? reflect(random) : rotate(random);
}

/** Images of points moved, mirrored and turned (CCSS 8.G.A.3). */
export const maTransform = generator('ma-transform', make);
