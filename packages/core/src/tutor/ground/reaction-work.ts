import { balanceReaction } from '../../chemistry/balance.ts';
import { say } from '../../problems/say.ts';
import type { GroundedProblem, GroundedWork } from '../ground.ts';
import { withoutTrailing } from '../../words/without-trailing.ts';

const LEAD = /^(?:is it|i got|maybe|c'est|es)(?:\s*:)?\s*/u;
const ARROW = /⟶|→|⇌|(?<!-)-+>|=>|=/u;
const SIDE = /^[\w()+·\s₀-₉]+$/u;
const COUNT_ATOMS = say(
  'Count each atom on both sides. Which one does not match?',
  'Compte chaque atome des deux côtés. Lequel ne correspond pas ?',
  'Cuenta cada átomo en los dos lados. ¿Cuál no coincide?',
);
/** Spaces, arrows, small numbers and a written-out 1 make no difference. */
const plain = (reaction: string): string =>
  reaction
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replace(/⟶|→|⇌|(?<!-)-+>|=>/g, '=')
    .replace(/[\s$]/g, '')
    .replace(/(^|[+=])1(?=[A-Z(])/g, '$1');

function written(reaction: string): string | null {
  const balanced = balanceReaction(reaction);
  if (balanced === null) return null;
  const side = (substances: typeof balanced.reactants) =>
    substances
      .map(({ formula, coefficient }) => `${coefficient === 1n ? '' : coefficient}${formula}`)
      .join('+');
  return `${side(balanced.reactants)}=${side(balanced.products)}`;
}

/** A reaction alone, with a word before it at most. */
function reactionIn(message: string): string | null {
  const bare = withoutTrailing(message.trim(), '?.! ').replace(LEAD, '');
  const sides = bare.split(ARROW);
  const isOne = sides.length === 2 && sides.every((side) => SIDE.test(side));
  return isOne && /^[\dA-Z(]/u.test(bare) ? bare : null;
}

/** Whether the problem is a reaction to be balanced. */
const isReaction = ({ key }: GroundedProblem): boolean => key.startsWith('message:balance:');

/**
 * A reaction that a learner wrote as the balanced one, judged by the atoms themselves; null where the problem is no
 * reaction, or the message is none of the same substances.
 */
export function workOnReaction(problem: GroundedProblem, message: string): GroundedWork | null {
  const said = isReaction(problem) ? reactionIn(message) : null;
  if (said === null || !/(?:^|[+=>→\s])\d+\s*[A-Z(]/u.test(said)) return null;
  const own = written(said);
  const asked = written(
    problem.task ??
      problem.statement.replace(/^[^A-Z\d]*?(?:balance|[ée]quilibre|balancea|equilibra)\w*\s+/iu, ''),
  );
  if (own === null || (asked !== null && asked !== own)) return null;
  const isSolved = plain(said) === plain(own);
  const checked = isSolved
    ? ({ ok: true } as const)
    : ({ ok: false, line: 0, misconception: null, question: COUNT_ATOMS } as const);
  return { lines: [said.trim()], checked, isSolved };
}
