import { sign, type Task, type TaskMaker, whole } from './task.ts';

const HUNDRED = 100;

function product(question: string, lines: readonly string[], [a, b]: readonly [number, number]): Task {
  return { question, ask: 'value', lines, answer: whole(a * b), check: `${a} × ${b} = ${a * b}` };
}

/** Rule 1: squares of numbers that end in 5. */
export const ENDS_IN_FIVE: TaskMaker = {
  inputs: [{ name: 'a', min: 1, max: 19, start: 7 }],
  make: ([a = 7]) => {
    const n = 10 * a + 5;
    const front = a * (a + 1);
    return product(`${n}²`, [`${a} × ${a + 1} = ${front}`, `${front} | 25 → ${front}25`], [n, n]);
  },
};

/** Rule 2: two numbers under 100. */
export const UNDER_A_BASE: TaskMaker = {
  inputs: [
    { name: 'a', min: 1, max: 20, start: 3 },
    { name: 'b', min: 1, max: 20, start: 4 },
  ],
  make: ([a = 3, b = 4]) => {
    const [p, q] = [HUNDRED - a, HUNDRED - b];
    return product(
      `${p} × ${q}`,
      [
        `100 − ${p} = ${a},  100 − ${q} = ${b}`,
        `${p} − ${b} = ${p - b}`,
        `${a} × ${b} = ${a * b}`,
        `${p - b} × 100 + ${a * b} = ${p * q}`,
      ],
      [p, q],
    );
  },
};

/** Rule 3: two-digit numbers, crosswise. */
export const CROSSWISE: TaskMaker = {
  inputs: [
    { name: 'p', min: 11, max: 99, start: 23 },
    { name: 'q', min: 11, max: 99, start: 41 },
  ],
  make: ([p = 23, q = 41]) => {
    const [a, b, c, d] = [Math.floor(p / 10), p % 10, Math.floor(q / 10), q % 10];
    const [tens, cross, ones] = [a * c, a * d + b * c, b * d];
    return product(
      `${p} × ${q}`,
      [
        `${a} × ${c} = ${tens}`,
        `${a} × ${d} + ${b} × ${c} = ${cross}`,
        `${b} × ${d} = ${ones}`,
        `${tens * 100} + ${cross * 10} + ${ones} = ${p * q}`,
      ],
      [p, q],
    );
  },
};

/** Rule 10: squares of numbers under 100. */
export const SQUARE_UNDER: TaskMaker = {
  inputs: [{ name: 'd', min: 1, max: 20, start: 4 }],
  make: ([d = 4]) => {
    const n = HUNDRED - d;
    return product(
      `${n}²`,
      [
        `100 − ${n} = ${d}`,
        `${n} − ${d} = ${n - d}`,
        `${d}² = ${d * d}`,
        `${n - d} × 100 + ${d * d} = ${n * n}`,
      ],
      [n, n],
    );
  },
};

/** Rule 11: two numbers around a middle. */
export const AROUND_A_MIDDLE: TaskMaker = {
  inputs: [
    { name: 'm', min: 20, max: 90, step: 10, start: 50 },
    { name: 'h', min: 1, max: 9, start: 3 },
  ],
  make: ([m = 50, h = 3]) => {
    const [p, q] = [m - h, m + h];
    return product(
      `${p} × ${q}`,
      [
        `(${p} + ${q}) / 2 = ${m},  (${q} − ${p}) / 2 = ${h}`,
        `${m}² − ${h}² = ${m * m} − ${h * h} = ${p * q}`,
      ],
      [p, q],
    );
  },
};

/** Remainders of k ÷ 7 by long division: six, before they come round again. */
export function remaindersBySeven(k: number): number[] {
  const remainders: number[] = [];
  for (let rest = k; remainders.length < 6;) {
    rest = (10 * rest) % 7;
    remainders.push(rest);
  }
  return remainders;
}

/** Rule 12: the six digits of k/7. */
export const LAST_DIGITS: TaskMaker = {
  inputs: [{ name: 'k', min: 1, max: 6, start: 1 }],
  make: ([k = 1]) => {
    const rests = remaindersBySeven(k);
    const digits = rests.map((rest) => (7 * rest) % 10).join('');
    return {
      question: `${k} ÷ 7 = 0.d₁d₂d₃d₄d₅d₆…`,
      ask: 'digits',
      lines: [
        `r: ${rests.join(', ')}`,
        rests.map((rest) => `7 × ${rest} = ${7 * rest}`).join(',  '),
        `→ ${digits}`,
      ],
      answer: whole(Number(digits)),
      check: `${digits} × 7 = ${Number(digits) * 7} = ${k} × 999999`,
    };
  },
};

/** Rule 14: times 99 or 999. */
export const TIMES_NINES: TaskMaker = {
  inputs: [
    { name: 'n', min: 2, max: 99, start: 87 },
    { name: 'k', min: 2, max: 3, start: 2 },
  ],
  make: ([n = 87, k = 2]) => {
    const base = 10 ** k;
    return product(
      `${n} × ${base - 1}`,
      [
        `${n} − 1 = ${n - 1}`,
        `${base} − ${n} = ${base - n}`,
        `${n - 1} × ${base} + ${base - n} = ${sign(n * (base - 1))}`,
      ],
      [n, base - 1],
    );
  },
};
