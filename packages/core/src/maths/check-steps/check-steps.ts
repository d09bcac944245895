import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { Misconception } from '@ori/contracts/practice';
import { text } from '../../problems/text.ts';
import { variablesOf } from '../expressions/expression.ts';
import { sameFunction } from '../expressions/same-function.ts';
import type { Equation } from '../solve/roots.ts';
import { withTimesForX } from '../times-for-x.ts';
import { compareEquations, compareValue } from './compare-equations.ts';
import { compareInequalities } from './compare-inequalities.ts';
import { compareParts, UNSURE, type Step } from './compare-parts.ts';
import { readLine, type Part, type WorkingLine } from './working-line.ts';
import { wrongWays } from './wrong-ways.ts';

/**
 * What was found in a learner's working. `line` counts from zero in the lines given. `ok: null`: a line could not be
 * read, or not be told right from wrong; nothing was found wrong before it.
 */
export type CheckedSteps =
  | { readonly ok: true }
  | { readonly ok: null; readonly line: number }
  | {
      readonly ok: false;
      readonly line: number;
      readonly misconception: Misconception | null;
      /** The misconception's question, or one that asks how the step was made. */
      readonly question: LocalisedText;
    };

const LINES_MAX = 40;
const LINE_MAX_CHARS = 200;
const HOW_DID_YOU_GET_HERE = text({
  en: 'Look at this step again. What did you do to get here, and is it the same on both sides?',
  fr: 'Regarde encore cette étape. Qu’as-tu fait pour y arriver, et est-ce pareil dans les deux membres ?',
  es: 'Conviene volver a mirar este paso. ¿Qué se hizo para llegar aquí, y es lo mismo en los dos lados?',
});

/** The first step that is not surely right. */
function firstDoubt(steps: readonly Step[]): Step {
  return steps.find(({ ok }) => ok !== true) ?? { ok: true };
}

function withinChain(parts: readonly Part[]): Step {
  const pairs = parts.slice(1).map((part, index) => compareParts(parts[index] ?? part, part));
  return firstDoubt(pairs);
}

const hasLetters = ({ value }: Part) => variablesOf(value).length > 0;

/** A reckoning under a reckoning: `= 5` goes on with it, `3x + 2` too; `2 + 3 = 5` may stand on its own. */
function afterChain(before: readonly Part[], line: Chain): Step {
  const [last, first] = [before.at(-1), line.parts[0]];
  const goesOn = line.continues || line.parts.length === 1;
  if (!goesOn || !last || !first) return withinChain(line.parts);
  return firstDoubt([compareParts(last, first), withinChain(line.parts)]);
}

/** `(x+1)² = x²+1` under `(x+1)²`: the equals sign of a reckoning with letters, not of an equation. */
function asReckoning(before: readonly Part[], { left, right }: Equation): Step | null {
  const last = before.at(-1);
  if (!last || sameFunction(last.value, left) !== true) return null;
  return compareParts({ value: left, places: null }, { value: right, places: null });
}

/** The places each equation's right side is written with: `x = 0.33` with two. */
function placesOf(text: string): (number | null)[] {
  return text.split(/\s(?:or|ou|o)\s/i).map((piece) => {
    const [, decimals] = /=\s*[-−]?\d*[.,](\d+)\.?\s*$/.exec(piece) ?? [];
    return decimals === undefined ? null : decimals.length;
  });
}

type Chain = Extract<WorkingLine, { kind: 'chain' }>;
type Equations = Extract<WorkingLine, { kind: 'equations' }>;

function chainAfter(before: WorkingLine, after: Chain): Step {
  if (before.kind === 'chain') return afterChain(before.parts, after);
  const [value, ...others] = after.parts;
  if (before.kind === 'equations' && value && others.length === 0)
    return compareValue(before.equations, value);
  return after.parts.some(hasLetters) ? UNSURE : withinChain(after.parts);
}

function equationsAfter(before: WorkingLine, after: Equations, written: string): Step {
  if (before.kind === 'equations')
    return compareEquations(before.equations, after.equations, placesOf(written));
  const [only, ...others] = after.equations;
  if (before.kind !== 'chain' || !only || others.length > 0) return UNSURE;
  return asReckoning(before.parts, only) ?? UNSURE;
}

function compareLines(before: WorkingLine, after: WorkingLine, written: string): Step {
  switch (after.kind) {
    case 'chain':
      return chainAfter(before, after);
    case 'equations':
      return equationsAfter(before, after, written);
    case 'inequality':
      return before.kind === 'inequality' ? compareInequalities(before.inequality, after.inequality) : UNSURE;
  }
}

/** A reckoning of single steps that ends at another value than the problem's, by a known slip. */
function compareEnd(problem: WorkingLine | null, last: WorkingLine): Step {
  const start = problem?.kind === 'chain' ? problem.parts.at(-1) : undefined;
  const end = last.kind === 'chain' ? last.parts.at(-1) : undefined;
  if (!start || !end || hasLetters(start) || hasLetters(end)) return { ok: true };
  if (compareParts(start, end).ok === true) return { ok: true };
  const slip = wrongWays(start.value).find(({ result }) => sameFunction(result, end.value) === true);
  return slip ? { ok: false, misconception: slip.misconception } : UNSURE;
}

function checked(step: Step, line: number): CheckedSteps | null {
  if (step.ok === true) return null;
  if (!('misconception' in step)) return { ok: null, line };
  const { misconception } = step;
  return { ok: false, line, misconception, question: misconception?.question ?? HOW_DID_YOU_GET_HERE };
}

/** What a line alone, without one before it, has to hold. */
function checkAlone(line: WorkingLine): Step {
  return line.kind === 'chain' ? withinChain(line.parts) : { ok: true };
}

/** Reads task and lines; an x between numbers is a sign unless one of them has it as a letter. */
function readerOf(problem: string | null, lines: readonly string[], locale: Locale) {
  const all = problem === null ? lines : [problem, ...lines];
  return (text: string) => readLine(withTimesForX(text, all), locale);
}

/**
 * Finds the first wrong line of a learner's working, and the slip that explains it where it is a known one.
 * `problem` is the task in symbols (`3(x-2) = 9`, `1/2 + 1/3`), or null for a task in words: then each line has to
 * hold in itself and follow from the one before. Rounded decimals count as right.
 */
export function checkSteps(problem: string | null, lines: readonly string[], locale: Locale): CheckedSteps {
  const read = readerOf(problem, lines, locale);
  const task = problem === null ? null : read(problem);
  const tooLong = lines.findIndex((line) => line.length > LINE_MAX_CHARS);
  if (lines.length > LINES_MAX || tooLong >= 0) return { ok: null, line: Math.max(0, tooLong) };
  let before = task;
  for (const [index, written] of lines.entries()) {
    const line = read(written);
    if (!line) return { ok: null, line: index };
    const step = before ? compareLines(before, line, written) : checkAlone(line);
    const found = checked(step, index);
    if (found) return found;
    before = line;
  }
  return (before && checked(compareEnd(task, before), lines.length - 1)) ?? { ok: true };
}
