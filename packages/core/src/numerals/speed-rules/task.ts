import { divide, formatRational, rational, type Rational } from '../../maths/rational.ts';

/** A number of the task that a learner sets; its letter is that of the rule's identity where it has one. */
export interface TaskInput {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly start: number;
}

/** What is asked for: the value of the task, of a letter, the root of the square, the six digits, or the slope. */
export type TaskAsk = 'value' | 'x' | 'y' | 'root' | 'digits' | 'sum' | 'slope';

/** A rule at work on numbers: formulas are written with × and −, without words. */
export interface Task {
  readonly question: string;
  readonly ask: TaskAsk;
  /** What goes on in the head, line by line. */
  readonly lines: readonly string[];
  readonly answer: Rational;
  /** The same worked out another way. */
  readonly check: string;
}

/** A rule's task for learners' own numbers; null where the rule does not reach (a division by zero). */
export interface TaskMaker {
  readonly inputs: readonly TaskInput[];
  make(values: readonly number[]): Task | null;
}

/** A whole number with a true minus. */
export const sign = (value: number): string => String(value).replace('-', '−');

/** ` + 4`, ` − 4`: a number behind another. */
export const signed = (value: number): string => (value < 0 ? ` − ${-value}` : ` + ${value}`);

/** A fraction as a learner would write it, with a true minus. */
export const shown = (value: Rational): string => formatRational(value).replace('-', '−');

/** `3x`, `x`, `−x`. */
export function times(count: number, letter: string): string {
  if (count === 1) return letter;
  return count === -1 ? `−${letter}` : `${sign(count)}${letter}`;
}

/** `3x + 4`, `x`, `2x − 1`. */
export function linear(count: number, plus: number): string {
  return `${times(count, 'x')}${plus === 0 ? '' : signed(plus)}`;
}

/** `(x + 4)`, `x`. */
export const factor = (plus: number): string => (plus === 0 ? 'x' : `(${linear(1, plus)})`);

export const whole = (value: number): Rational => rational(value);
export const quotient = (top: number, bottom: number): Rational => divide(rational(top), rational(bottom));
