import type { Inequality } from './inequality.ts';

type Sign = Inequality['relation'];

const SIGNS: readonly Sign[] = ['<=', '>=', '<', '>'];

function partedAtSigns(text: string): string[] {
  return text
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .split(/(<=|>=|<|>)/);
}

/** The two sides of a text with exactly one inequality sign, and the sign; null for any other text. */
export function sidesOfInequality(text: string): { left: string; relation: Sign; right: string } | null {
  const [left, mark, right, ...others] = partedAtSigns(text);
  const relation = SIGNS.find((sign) => sign === mark);
  if (left === undefined || right === undefined || relation === undefined || others.length > 0) return null;
  return { left, relation, right };
}

/** The three parts of a text with exactly two inequality signs, and the signs; null for any other text. */
export function partsOfChain(
  text: string,
): { parts: readonly [string, string, string]; signs: readonly [Sign, Sign] } | null {
  const [low, first, middle, second, high, ...others] = partedAtSigns(text);
  const [one, two] = [first, second].map((mark) => SIGNS.find((sign) => sign === mark));
  if (low === undefined || middle === undefined || high === undefined || others.length > 0) return null;
  return one && two ? { parts: [low, middle, high], signs: [one, two] } : null;
}
