import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { formatRational, isWhole, type Rational } from '../../../maths/rational.ts';
import { integerItem, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { writtenRows } from '../math-9-12/matrices.ts';
import { type Row, type Rows, solve, written } from '../math-9-12/three-unknowns.ts';
import { labels } from '../math-9-12/writing.ts';

const message = messagesOf('ma-linalg');

const WIDEST = 12n;

/** `times` · `row` − `less` · `first`: whole numbers stay whole, as on the counting board. */
const cleared = (row: Row, first: Row): Row => [
  first[0] * row[0] - row[0] * first[0],
  first[0] * row[1] - row[0] * first[1],
  first[0] * row[2] - row[0] * first[2],
  first[0] * row[3] - row[0] * first[3],
];

function drawRows(random: SeededRandom): Rows {
  const row = (): Row => [
    random.integer(1, 4),
    random.integer(1, 4),
    random.integer(0, 4),
    random.integer(10, 50),
  ];
  return [row(), row(), row()];
}

/** A solution in fractions that one would still write: positive, not all whole, with small denominators. */
function isFair(solution: readonly Rational[] | null): solution is readonly Rational[] {
  return (
    solution !== null &&
    solution.every(({ numerator, denominator }) => numerator > 0n && denominator <= WIDEST) &&
    !solution.every(isWhole)
  );
}

const SYSTEM = message('system');
const SYSTEM_NUDGE = message('system-nudge');

/** Three equations with whole numbers and a solution in fractions. */
export function fractionalSystem(random: SeededRandom): DraftItem {
  const rows = drawRows(random);
  const solution = solve(rows);
  if (!isFair(solution)) return fractionalSystem(random);
  const [one, two, three] = rows;
  const [second, third] = [cleared(two, one), cleared(three, one)];
  const [x = '', y = '', z = ''] = solution.map(formatRational);
  const all = {
    one: written(one),
    two: written(two),
    three: written(three),
    second: written(second),
    third: written(third),
    x,
    y,
    z,
  };
  const explained = {
    prompt: text(SYSTEM, all),
    nudge: text(SYSTEM_NUDGE),
    steps: [
      step(
        message('fractional-system.explained.step.second-third'),
        message('fractional-system.explained.reason.multiply-subtract-x-gone'),
        all,
      ),
      step(
        message('fractional-system.explained.step.y-y-z-z'),
        message('fractional-system.explained.reason.same-once-more-leaves'),
        all,
      ),
      step('x = {x}', message('fractional-system.explained.reason.first-row-check-others'), all),
    ],
  };
  const slipped = solve([one, [second[0], second[1], second[2], two[3]], third]);
  const [p, q, r] = solution;
  const wrong: Wrong<readonly Rational[]>[] = slipped ? [[slipped, 'right-side-forgotten']] : [];
  if (p && q && r) wrong.push([[r, q, p], 'unknowns-swapped'], [[q, p, r], 'unknowns-swapped']);
  return listItem(explained, labels('x', 'y', 'z'), solution, wrong);
}

const SIZES = [3, 4] as const;

/** a, b, c … on the diagonal, 1 to the right of each, and 1 in the last row's first place: wells shared by families. */
export function ringDeterminant(random: SeededRandom): DraftItem {
  const size = random.pick(SIZES);
  const diagonal = Array.from({ length: size }, () => random.integer(2, 6));
  const rows = diagonal.map((value, i) =>
    diagonal.map((_, j) => (j === i ? value : j === (i + 1) % size ? 1 : 0)),
  );
  const product = diagonal.reduce((so, value) => so * value, 1);
  const value = size % 2 === 1 ? product + 1 : product - 1;
  const all = {
    rows: writtenRows(rows),
    factors: diagonal.join(' · '),
    sign: size % 2 === 1 ? '+' : '−',
    product,
    value,
  };
  const explained = {
    prompt: text(message('ring-determinant.explained.prompt'), all),
    nudge: text(message('ring-determinant.explained.nudge')),
    steps: [
      step(
        '{factors} {sign} 1',
        message('ring-determinant.explained.reason.both-minors-triangular-sign'),
        all,
      ),
      step(
        '{product} {sign} 1 = {value}',
        message('ring-determinant.explained.reason.diagonals-product-ring-ones'),
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [2 * product - value, 'all-cofactors-plus'],
    [product, 'diagonal-product-only'],
  ]);
}
