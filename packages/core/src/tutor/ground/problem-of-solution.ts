import type { Locale } from '@ori/contracts/locale';
import type { Solution } from '../../maths/solve/solution.ts';
import type { GroundedProblem } from '../ground.ts';
import { markMaths } from './mark-maths.ts';
import { nudgeOfSign } from './sign-nudges.ts';
import { SOLUTION_NUDGES } from './solution-nudges.ts';
import { solutionForms } from './solution-forms.ts';
import { taskOf } from './task-of.ts';
import { withoutTrailing } from '../../words/without-trailing.ts';

/** The same problem has the same key: spaces, case and marks of politeness aside. */
function keyOf(message: string, kind: Solution['kind']): string {
  const spaced = message
    .toLowerCase()
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/\s+/g, ' ');
  const plain = withoutTrailing(spaced, ' ?!.');
  return `message:${kind}:${plain.replace(/ ?([-+*/=<>^×÷]) ?/g, '$1').trim()}`;
}

const FUNCTION_NAMES = /\b(?:sin|cos|tan|log|exp|sqrt)\b/g;
const IN_WORDS = /[;:→]|\b(?:or|ou|o|and|et|y)\b|\p{L}{3,}|\d \p{L}/u;

/** `2*8` as `2 × 8`, and nothing said twice at the end: `… = 5/6 = 5/6`. */
function asSchoolWrites(formula: string): string {
  return formula.replace(/(?:(?<!\s)\s+)?\*\s*/g, ' × ').replace(/ = (\S+) = \1$/, ' = $1');
}

/** A formula whole between dollar signs; words with their maths marked. */
function asMaths(text: string, locale: Locale): string {
  if (text.includes('$')) return text;
  const written = asSchoolWrites(text);
  const isFormula = /[\d=<>√^]/.test(written) && !IN_WORDS.test(written.replace(FUNCTION_NAMES, ''));
  return isFormula ? `$${written}$` : markMaths(written, locale);
}

/**
 * What the tutor may say of a problem that a learner wrote and the maths engine solved. `message` is what was
 * written; `skill` is the skill it belongs to, where one is known.
 */
export function problemOfSolution(
  solution: Solution,
  about: {
    readonly message: string;
    readonly locale: Locale;
    readonly skill?: string | null;
    readonly skillTitle?: string | null;
  },
): GroundedProblem {
  const { message, locale } = about;
  const words = solution.words[locale];
  return {
    key: keyOf(message, solution.kind),
    source: 'message',
    statement: asMaths(message, locale),
    task: taskOf(message, [words.replace(/\(=.*/, '').trimEnd(), words], locale),
    skill: about.skill ?? null,
    skillTitle: about.skillTitle ?? null,
    nudge: ((solution.kind === 'arithmetic' ? nudgeOfSign(message) : null) ?? SOLUTION_NUDGES[solution.kind])[
      locale
    ],
    steps: solution.steps.map(({ text, reason }) => ({
      text: asMaths(text[locale], locale),
      reason: reason[locale],
    })),
    answer: asMaths(words, locale),
    answerForms: solutionForms(solution, locale),
  };
}
