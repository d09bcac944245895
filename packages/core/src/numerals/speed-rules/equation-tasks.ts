import { add, divide, subtract } from '../../maths/rational.ts';
import { factor, linear, quotient, shown, sign, signed, type TaskMaker, times, whole } from './task.ts';

/** Rule 4: ax + b = cx + d. */
export const TRANSPOSE: TaskMaker = {
  inputs: [
    { name: 'a', min: 1, max: 9, start: 3 },
    { name: 'b', min: -9, max: 9, start: 4 },
    { name: 'c', min: 1, max: 9, start: 1 },
    { name: 'd', min: -9, max: 20, start: 10 },
  ],
  make: ([a = 3, b = 4, c = 1, d = 10]) => {
    if (a === c) return null;
    const x = quotient(d - b, a - c);
    return {
      question: `${linear(a, b)} = ${linear(c, d)}`,
      ask: 'x',
      lines: [
        `(${a} − ${c})x = ${sign(d)}${signed(-b)}`,
        `${times(a - c, 'x')} = ${sign(d - b)}`,
        `x = ${shown(x)}`,
      ],
      answer: x,
      check: `${a} × (${shown(x)})${signed(b)} = ${c} × (${shown(x)})${signed(d)}`,
    };
  },
};

/** Rule 5: 1/(x + p) + 1/(x + q) = 0; with p = q there is no solution. */
export const MATCHING_TOTALS: TaskMaker = {
  inputs: [
    { name: 'b', min: -9, max: 9, start: 2 },
    { name: 'd', min: -9, max: 9, start: 4 },
  ],
  make: ([p = 2, q = 4]) => {
    if (p === q) return null;
    const x = quotient(-(p + q), 2);
    const [left, right] = [add(x, whole(p)), add(x, whole(q))];
    return {
      question: `1 / ${factor(p)} + 1 / ${factor(q)} = 0`,
      ask: 'x',
      lines: [
        `${factor(p)} + ${factor(q)} = ${linear(2, p + q)} = 0`,
        `2x = ${sign(-(p + q))}`,
        `x = ${shown(x)}`,
      ],
      answer: x,
      check: `1 / (${shown(left)}) + 1 / (${shown(right)}) = 0`,
    };
  },
};

/** Rule 6: ax + by = c, dx + kby = kc. */
export const IN_RATIO: TaskMaker = {
  inputs: [
    { name: 'a', min: 1, max: 9, start: 6 },
    { name: 'b', min: 1, max: 9, start: 7 },
    { name: 'c', min: 1, max: 20, start: 8 },
    { name: 'd', min: 1, max: 30, start: 19 },
    { name: 'k', min: 2, max: 4, start: 2 },
  ],
  make: ([a = 6, b = 7, c = 8, d = 19, k = 2]) => {
    if (k * a === d) return null;
    const y = quotient(c, b);
    return {
      question: `${times(a, 'x')} + ${times(b, 'y')} = ${c},  ${times(d, 'x')} + ${k * b}y = ${k * c}`,
      ask: 'y',
      lines: [
        `${k * b} = ${k} × ${b},  ${k * c} = ${k} × ${c}`,
        'x = 0',
        `${times(b, 'y')} = ${c}`,
        `y = ${shown(y)}`,
      ],
      answer: y,
      check: `${d} × 0 + ${k * b} × ${shown(y)} = ${k * c}`,
    };
  },
};

/** Rule 7: ax + by = p, bx + ay = q. */
export const ADD_AND_SUBTRACT: TaskMaker = {
  inputs: [
    { name: 'a', min: 1, max: 9, start: 3 },
    { name: 'b', min: 1, max: 9, start: 2 },
    { name: 'p', min: 1, max: 40, start: 12 },
    { name: 'q', min: 1, max: 40, start: 13 },
  ],
  make: ([a = 3, b = 2, p = 12, q = 13]) => {
    if (a === b) return null;
    const [sum, difference] = [quotient(p + q, a + b), quotient(p - q, a - b)];
    const twice = add(sum, difference);
    const x = divide(twice, whole(2));
    const y = subtract(sum, x);
    return {
      question: `${times(a, 'x')} + ${times(b, 'y')} = ${p},  ${times(b, 'x')} + ${times(a, 'y')} = ${q}`,
      ask: 'x',
      lines: [
        `x + y = ${p + q} / ${a + b} = ${shown(sum)}`,
        `x − y = ${sign(p - q)} / ${sign(a - b)} = ${shown(difference)}`,
        `2x = ${shown(twice)}`,
        `x = ${shown(x)},  y = ${shown(y)}`,
      ],
      answer: x,
      check: `${a} × (${shown(x)}) + ${b} × (${shown(y)}) = ${p}`,
    };
  },
};

/** Rule 8: x² + bx = c with a whole positive root r. */
export const COMPLETE: TaskMaker = {
  inputs: [
    { name: 'b', min: 2, max: 20, step: 2, start: 6 },
    { name: 'r', min: 1, max: 12, start: 2 },
  ],
  make: ([b = 6, r = 2]) => {
    const c = r * r + b * r;
    const half = b / 2;
    return {
      question: `x² + ${b}x = ${c},  x > 0`,
      ask: 'x',
      lines: [
        `${b} / 2 = ${half},  ${half}² = ${half * half}`,
        `(x + ${half})² = ${c} + ${half * half} = ${c + half * half}`,
        `x + ${half} = ${r + half}`,
        `x = ${r}`,
      ],
      answer: whole(r),
      check: `${r}² + ${b} × ${r} = ${c}`,
    };
  },
};

/** Rule 9: x² − (r + s)x + rs = 0 by the root of b² − 4c. */
export const BY_THE_SLOPE: TaskMaker = {
  inputs: [
    { name: 'r', min: -9, max: 9, start: 2 },
    { name: 's', min: -9, max: 9, start: 3 },
  ],
  make: ([r = 2, s = 3]) => {
    const [b, c] = [-(r + s), r * s];
    const under = b * b - 4 * c;
    const root = Math.abs(r - s);
    return {
      question: `x²${b === 0 ? '' : b < 0 ? ` − ${times(-b, 'x')}` : ` + ${times(b, 'x')}`}${c === 0 ? '' : signed(c)} = 0,  ${linear(2, b)} = ± ?`,
      ask: 'root',
      lines: [
        `(${sign(b)})² − 4 × (${sign(c)}) = ${under}`,
        `${linear(2, b)} = ± ${root}`,
        `x = ${sign(Math.max(r, s))},  x = ${sign(Math.min(r, s))}`,
      ],
      answer: whole(root),
      check: `${root}² = ${under}`,
    };
  },
};

/** Rule 13: with A = x + p and steps of h, D + 2C = 0. Null where a denominator would be zero. */
export const LAST_AND_TWICE: TaskMaker = {
  inputs: [
    { name: 'p', min: -9, max: 9, start: 2 },
    { name: 'h', min: 1, max: 5, start: 1 },
  ],
  make: ([p = 2, h = 1]) => {
    const [a, b, c, d] = [factor(p), factor(p + h), factor(p + 2 * h), factor(p + 3 * h)];
    const total = 3 * p + 7 * h;
    const x = quotient(-total, 3);
    return {
      question: `1/${a}${b} + 1/${a}${c} = 1/${a}${d} + 1/${b}${c}`,
      ask: 'x',
      lines: [`${d} + 2${c} = 0`, `${linear(3, total)} = 0`, `x = ${shown(x)}`],
      answer: x,
      check: `3 × (${shown(x)})${signed(total)} = 0`,
    };
  },
};

/** Rule 15: sums of coefficients of (x + a)(x + b). */
export const SUMS_CHECK: TaskMaker = {
  inputs: [
    { name: 'a', min: 1, max: 12, start: 2 },
    { name: 'b', min: 1, max: 12, start: 3 },
  ],
  make: ([a = 2, b = 3]) => {
    const sum = (1 + a) * (1 + b);
    return {
      question: `(x + ${a})(x + ${b})`,
      ask: 'sum',
      lines: [`(1 + ${a}) × (1 + ${b}) = ${sum}`],
      answer: whole(sum),
      check: `x² + ${a + b}x + ${a * b}:  1 + ${a + b} + ${a * b} = ${sum}`,
    };
  },
};

/** Rule 16: the slope of (x + a)(x + b) at a place. */
export const SUM_OF_FACTORS: TaskMaker = {
  inputs: [
    { name: 'a', min: 1, max: 12, start: 2 },
    { name: 'b', min: 1, max: 12, start: 3 },
    { name: 'x', min: 0, max: 12, start: 4 },
  ],
  make: ([a = 2, b = 3, x = 4]) => {
    const slope = 2 * x + a + b;
    return {
      question: `(x + ${a})(x + ${b}),  x = ${x}`,
      ask: 'slope',
      lines: [`${x} + ${a} = ${x + a},  ${x} + ${b} = ${x + b}`, `${x + a} + ${x + b} = ${slope}`],
      answer: whole(slope),
      check: `2 × ${x} + ${a + b} = ${slope}`,
    };
  },
};
