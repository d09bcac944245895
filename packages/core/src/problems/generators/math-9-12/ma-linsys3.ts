import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, step, type Wrong } from '../../item.ts';
import type { Rational } from '../../../maths/rational.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { solve, type Row, type Rows, written } from './three-unknowns.ts';
import { exact, labels, notZero } from './writing.ts';

const message = messagesOf('ma-linsys3');

type Triple = readonly [x: number, y: number, z: number];

const rowOf = ([a, b, c]: Triple, [x, y, z]: Triple): Row => [a, b, c, a * x + b * y + c * z];
/** `row` − `times` · `first` */
const less = (row: Row, times: number, first: Row): Row => [
  row[0] - times * first[0],
  row[1] - times * first[1],
  row[2] - times * first[2],
  row[3] - times * first[3],
];
const PROMPT = message('prompt');

function item(rows: Rows, answer: Triple, parts: Pick<DraftItem, 'nudge' | 'steps'>, wrong: Rows): DraftItem {
  const [one, two, three] = rows.map(written);
  const [x, y, z] = answer;
  const slipped = solve(wrong);
  const all: Wrong<readonly Rational[]>[] = [
    ...(slipped ? [[slipped, 'right-side-forgotten'] as const] : []),
    [exact(z, y, x), 'unknowns-swapped'],
    [exact(y, x, z), 'unknowns-swapped'],
  ];
  return listItem(
    { prompt: text(PROMPT, { one: one ?? '', two: two ?? '', three: three ?? '' }), ...parts },
    labels('x', 'y', 'z'),
    exact(...answer),
    all,
  );
}

/** The last equation gives z, the one above y, the first x. */
function triangular(rows: Rows, answer: Triple): DraftItem {
  const [x, y, z] = answer;
  const [first, second, third] = rows;
  const parts = {
    nudge: text(message('triangular.parts.nudge')),
    steps: [
      step(
        message('triangular.parts.step.third-z-z'),
        message('triangular.parts.reason.holds-one-unknown-only'),
        { third: written(third), z },
      ),
      step(message('triangular.parts.step.second-y-y'), message('triangular.parts.reason.z-known-now'), {
        second: written(second),
        y,
      }),
      step(message('triangular.parts.step.first-x-x'), message('triangular.parts.reason.y-z-known-now'), {
        first: written(first),
        x,
      }),
    ],
  };
  const [one, two, three] = rows.map(written);
  const wrongY = second[3] + second[2] * z;
  return listItem(
    { prompt: text(PROMPT, { one: one ?? '', two: two ?? '', three: three ?? '' }), ...parts },
    labels('x', 'y', 'z'),
    exact(x, y, z),
    [
      [exact(first[3] - first[1] * wrongY - first[2] * z, wrongY, z), 'moved-with-the-same-sign'],
      [exact(z, y, x), 'unknowns-swapped'],
    ],
  );
}

/** The first equation has x once; the others lose it. */
function eliminate(rows: Rows, answer: Triple): DraftItem {
  const [first, second, third] = rows;
  const [two, three] = [less(second, second[0], first), less(third, third[0], first)];
  const [x, y, z] = answer;
  const all = { two: written(two), three: written(three), x, y, z };
  const parts = {
    nudge: text(message('eliminate.parts.nudge')),
    steps: [
      step(
        message('eliminate.parts.step.two-three'),
        message('eliminate.parts.reason.multiple-first-equation-taken'),
        all,
      ),
      step(
        message('eliminate.parts.step.y-y-z-z'),
        message('eliminate.parts.reason.these-two-equations-two'),
        all,
      ),
      step('x = {x}', message('eliminate.parts.reason.put-y-z-into'), all),
    ],
  };
  const forgotten: Row = [two[0], two[1], two[2], second[3]];
  return item(rows, answer, parts, [first, forgotten, three]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const upTo = (most: number) => notZero(random, most);
  const answer = [upTo(6), upTo(6), upTo(6)] as const;
  if (new Set(answer).size < 3) return make(random, difficulty);
  if (difficulty === 1) {
    const rows: Rows = [
      rowOf([1, upTo(3), upTo(3)], answer),
      rowOf([0, 1, upTo(3)], answer),
      rowOf([0, 0, random.integer(2, 5)], answer),
    ];
    return triangular(rows, answer);
  }
  const most = difficulty === 2 ? 2 : 4;
  const rows: Rows = [
    rowOf([1, upTo(most), upTo(most)], answer),
    rowOf([difficulty === 2 ? random.pick([1, -1]) : upTo(4), upTo(most), upTo(most)], answer),
    rowOf([difficulty === 2 ? random.pick([1, 2]) : upTo(4), upTo(most), upTo(most)], answer),
  ];
  return solve(rows) ? eliminate(rows, answer) : make(random, difficulty);
}

/** Three equations in three unknowns by elimination (CCSS HSA-REI.C.6). */
export const maLinsys3 = generator('ma-linsys3', make);
