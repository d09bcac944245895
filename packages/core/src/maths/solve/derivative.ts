import type { LocalisedText } from '@ori/contracts/locale';
import { differentiated, slopesAgree } from './slopes.ts';
import { someNode, variablesOf, type BinaryNode, type Expression } from '../expressions/expression.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { orNull } from '../silence.ts';
import {
  CHAIN_RULE,
  COMPARE_SLOPE,
  EACH_TERM,
  PRODUCT_RULE,
  QUOTIENT_RULE,
  TIDY,
} from './algebra-reasons.ts';
import { inEach, printsPlainly, step, type Solution } from './solution.ts';

const has = (node: Expression, letter: string) => variablesOf(node).includes(letter);

function ruleFor(node: BinaryNode, letter: string): LocalisedText | null {
  const both = has(node.left, letter) && has(node.right, letter);
  if (node.operator === '*') return both ? PRODUCT_RULE : null;
  if (node.operator === '/') return has(node.right, letter) ? QUOTIENT_RULE : null;
  if (node.operator !== '^' || !(has(node.left, letter) || has(node.right, letter))) return null;
  return node.left.kind === 'variable' ? EACH_TERM : CHAIN_RULE;
}

/** The rules that the expression asks for, each once, in the order one meets them. */
function rulesFor(problem: Expression, letter: string): LocalisedText[] {
  const rules: LocalisedText[] = [];
  someNode(problem, (node) => {
    if (node.kind === 'call' && node.of.kind !== 'variable' && has(node, letter)) rules.push(CHAIN_RULE);
    const rule = node.kind === 'binary' ? ruleFor(node, letter) : null;
    if (rule) rules.push(rule);
    return false;
  });
  return [...new Set(rules)];
}

/**
 * The derivative in one letter, by the product, quotient and chain rules.
 * Compared with slopes of the graph at several points. Null for several letters, or when not sure.
 */
export function solveDerivative(problem: Expression, wanted?: string): Solution | null {
  const [letter, ...others] = variablesOf(problem);
  if (letter === undefined || others.length > 0 || (wanted !== undefined && wanted !== letter)) return null;
  return orNull(() => {
    const value = differentiated(problem, letter);
    if (!slopesAgree(problem, value, letter) || !printsPlainly(value)) return null;
    const rules = rulesFor(problem, letter);
    const written = printExpression(problem);
    return {
      kind: 'derivative',
      answer: { kind: 'expression', value },
      words: inEach((locale) => printExpression(value, locale)),
      steps: [
        ...rules.map((rule) => step(() => `(${written})′`, rule)),
        step((locale) => printExpression(value, locale), TIDY),
      ],
      check: COMPARE_SLOPE,
    };
  });
}
