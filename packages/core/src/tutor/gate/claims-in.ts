import type { Locale } from '@ori/contracts/locale';
import { evaluate } from '../../maths/expressions/evaluate.ts';
import { variablesOf } from '../../maths/expressions/expression.ts';
import { sameFunction } from '../../maths/expressions/same-function.ts';
import { compareParts } from '../../maths/check-steps/compare-parts.ts';
import { checkSteps } from '../../maths/check-steps/check-steps.ts';
import { readLine, type WorkingLine } from '../../maths/check-steps/working-line.ts';
import { compare } from '../../maths/rational.ts';
import { orNull } from '../../maths/silence.ts';
import type { Inequality } from '../../maths/solve/inequality.ts';
import { mathsIn } from '../ground/mark-maths.ts';
import { shows } from './same-writing.ts';
import { schoolNotation } from './school-notation.ts';

/**
 * An equality or inequality that a sentence states. `open`: with letters, and true of some values only; `unread`: not
 * surely understood.
 */
export interface Claim {
  readonly text: string;
  readonly verdict: 'true' | 'false' | 'open' | 'unread';
}

function holds({ left, relation, right }: Inequality): boolean | null {
  const values = orNull(() => [evaluate(left), evaluate(right)] as const);
  if (!values) return null;
  const order = compare(...values);
  const byRelation = { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 };
  return byRelation[relation];
}

const verdictOf = (truth: boolean | null): Claim['verdict'] => {
  if (truth === null) return 'unread';
  return truth ? 'true' : 'false';
};

function chainVerdict(line: Extract<WorkingLine, { kind: 'chain' }>): Claim['verdict'] {
  if (line.parts.some(({ value }) => variablesOf(value).length > 0)) return 'open';
  const pairs = line.parts.slice(1).map((part, index) => compareParts(line.parts[index] ?? part, part).ok);
  if (pairs.includes(false)) return 'false';
  return pairs.every((ok) => ok === true) ? 'true' : 'unread';
}

function judge(line: WorkingLine | null): Claim['verdict'] {
  switch (line?.kind) {
    case 'chain':
      return chainVerdict(line);
    case 'equations':
      return line.equations.every(({ left, right }) => sameFunction(left, right) === true) ? 'true' : 'open';
    case 'inequality': {
      const { left, right } = line.inequality;
      return variablesOf(left, right).length > 0 ? 'open' : verdictOf(holds(line.inequality));
    }
    case undefined:
      return 'unread';
  }
}

const RELATION = /[=<>≤≥]/;
/** What stands about equals is rounded as the writer chose: no equality is stated. */
const OUTSIDE = /[≈≠±]/;

/** Everything a sentence states in symbols or in words for them, each judged by exact arithmetic. */
export function claimsIn(sentence: string, locale: Locale): readonly Claim[] {
  const written = schoolNotation(sentence, locale);
  return mathsIn(written, locale)
    .map(({ from, to }) => written.slice(from, to).trim())
    .filter((text) => RELATION.test(text) && !OUTSIDE.test(text))
    .map((text) => ({ text, verdict: judge(readLine(text, locale)) }));
}

/** Whether an open claim follows from the problem in hand, or stands in what was verified before. */
export function isGrounded(
  claim: string,
  { task, shown }: { readonly task: string | null; readonly shown: readonly string[] },
  locale: Locale,
): boolean {
  if (shown.some((text) => shows(schoolNotation(text, locale), claim))) return true;
  return task !== null && checkSteps(task, [claim], locale).ok === true;
}
