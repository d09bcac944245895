import type { Locale } from '@ori/contracts/locale';
import type { GroundedProblem } from '../ground.ts';
import type { HintLevel } from '../turn.ts';
import { leaksAnswer } from './answer-leaks.ts';
import { claimsIn, isGrounded } from './claims-in.ts';
import { type Rudeness, rudenessIn } from './manners.ts';
import { shows } from './same-writing.ts';

/** Why a sentence may not be said. */
export type GateFault = 'false-equality' | 'unverified-equality' | 'answer-leak' | Rudeness;

export interface GateRules {
  readonly locale: Locale;
  readonly level: HintLevel;
  /** Writings of the answer that may not be given away below level 3. */
  readonly forbidden: readonly string[];
  readonly problem: Pick<GroundedProblem, 'statement' | 'task' | 'steps'> | null;
  /** The learner's own lines, which may be quoted however wrong they are. */
  readonly quoted: readonly string[];
  /** Words of a language model: what cannot be verified is not said. Our own templates are verified before. */
  readonly isStrict: boolean;
}

/** “Is 3 + 4 = 8?” asks; “3 + 4 = 8, right?” says. */
const OPENS =
  /^[«“"(]?\s*(?:is|are|does|do|would|could|can|what if|est-ce|est ce|et si|es|son|da|sería|y si)\b/iu;
function asks(sentence: string): boolean {
  const said = sentence.trim();
  return said.startsWith('¿') || (said.endsWith('?') && OPENS.test(said));
}

const WHOLE_SOLUTION: HintLevel = 3;

function mathsFaults(sentence: string, rules: GateRules): GateFault[] {
  if (asks(sentence)) return [];
  const { problem, quoted, locale, isStrict } = rules;
  const isQuoted = (text: string) => quoted.some((line) => shows(line, text));
  const shown = problem === null ? [] : [problem.statement, ...problem.steps.map(({ text }) => text)];
  return claimsIn(sentence, locale)
    .filter(({ text }) => !isQuoted(text))
    .flatMap(({ text, verdict }): GateFault[] => {
      if (verdict === 'false') return ['false-equality'];
      if (verdict === 'true' || !isStrict) return [];
      return isGrounded(text, { task: problem?.task ?? null, shown }, locale) ? [] : ['unverified-equality'];
    });
}

/**
 * What stands against saying a sentence; nothing means that it may be said. Equalities are checked by exact arithmetic,
 * in digits, letters, LaTeX or words; the answer is looked for in every writing; manners hold always (design §8).
 */
export function gateSentence(sentence: string, rules: GateRules): readonly GateFault[] {
  const { level, forbidden, problem, locale, isStrict } = rules;
  const leaks = level < WHOLE_SOLUTION && leaksAnswer(sentence, forbidden, problem?.statement ?? '', locale);
  return [
    ...new Set<GateFault>([
      ...mathsFaults(sentence, rules),
      ...(leaks ? (['answer-leak'] as const) : []),
      ...rudenessIn(sentence, isStrict),
    ]),
  ];
}
