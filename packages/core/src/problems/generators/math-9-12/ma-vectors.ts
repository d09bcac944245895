import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { ENTRY_LABELS, timesMatrix, turned, writtenRows, type Matrix } from './matrices.ts';
import { exact, labels, notZero, tuple, inBrackets } from './writing.ts';

const message = messagesOf('ma-vectors');

type Pair = readonly [number, number];

/** p u − q v */
function combination(p: number, u: Pair, q: number, v: Pair): DraftItem {
  const part = (index: 0 | 1) => p * u[index] - q * v[index];
  const written = (index: 0 | 1) =>
    `${p} · ${inBrackets(u[index])} − ${q === 1 ? '' : `${q} · `}${inBrackets(v[index])}`;
  const all = {
    u: tuple(...u),
    v: tuple(...v),
    formula: `${p}u − ${q === 1 ? '' : q}v`,
    first: written(0),
    second: written(1),
    x: part(0),
    y: part(1),
  };
  const explained = {
    prompt: text(message('combination.explained.prompt'), all),
    nudge: text(message('combination.explained.nudge')),
    steps: [
      step('x = {first} = {x}', message('combination.explained.reason.factor-belongs-every-part'), all),
      step('y = {second} = {y}', message('combination.explained.reason.same-second-parts'), all),
    ],
  };
  return listItem(explained, labels('x', 'y'), exact(part(0), part(1)), [
    [exact(p * u[0] + q * v[0], p * u[1] + q * v[1]), 'second-vector-added'],
    [exact(p * u[0] - q * v[0], u[1] - v[1]), 'factor-on-first-part-only'],
  ]);
}

const ROW_TIMES_COLUMN = message('row-times-column');
const NUDGE = text(message('nudge'));
const entry = (row: readonly number[], column: readonly number[]) =>
  row.map((value, index) => `${inBrackets(value)} · ${inBrackets(column[index] ?? 0)}`).join(' + ');

function timesVector(matrix: Matrix, v: Pair): DraftItem {
  const column = v.map((value) => [value]);
  const [[x = 0] = [], [y = 0] = []] = timesMatrix(matrix, column);
  const [first = [], second = []] = matrix;
  const all = {
    rows: writtenRows(matrix),
    v: tuple(...v),
    first: entry(first, v),
    second: entry(second, v),
    x,
    y,
  };
  const explained = {
    prompt: text(message('times-vector.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step('x = {first} = {x}', ROW_TIMES_COLUMN, all),
      step('y = {second} = {y}', message('times-vector.explained.reason'), all),
    ],
  };
  const byColumns = timesMatrix(turned(matrix), column).map(([value = 0]) => value);
  return listItem(explained, labels('x', 'y'), exact(x, y), [
    [exact(...byColumns), 'columns-for-rows'],
    [exact((first[0] ?? 0) * v[0], (second[1] ?? 0) * v[1]), 'entry-by-entry'],
  ]);
}

function timesEachOther(a: Matrix, b: Matrix): DraftItem {
  const result = timesMatrix(a, b);
  const all = {
    a: writtenRows(a),
    b: writtenRows(b),
    first: entry(
      a[0] ?? [],
      b.map(([value = 0]) => value),
    ),
    one: result[0]?.[0] ?? 0,
    done: writtenRows(result),
  };
  const explained = {
    prompt: text(message('times-each-other.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(message('times-each-other.explained.step.row-1-column-1'), ROW_TIMES_COLUMN, all),
      step(
        message('times-each-other.explained.step.ab-rows-done'),
        message('times-each-other.explained.reason'),
        all,
      ),
    ],
  };
  const byEntries = a.map((row, i) => row.map((value, j) => value * (b[i]?.[j] ?? 0)));
  return listItem(explained, ENTRY_LABELS, exact(...result.flat()), [
    [exact(...byEntries.flat()), 'entry-by-entry'],
    [exact(...timesMatrix(b, a).flat()), 'matrices-exchanged'],
    [exact(...timesMatrix(turned(a), b).flat()), 'columns-for-rows'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const pair = (most: number): Pair => [notZero(random, most), notZero(random, most)];
  if (difficulty === 1) return combination(random.integer(2, 5), pair(8), random.integer(1, 4), pair(8));
  if (difficulty === 2) return timesVector([pair(5), pair(5)], pair(6));
  return timesEachOther([pair(4), pair(4)], [pair(4), pair(4)]);
}

/** Vectors, and products with matrices (CCSS HSN-VM.C.8). */
export const maVectors = generator('ma-vectors', make);
