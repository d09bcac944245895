import type { Inequality } from './inequality.ts';

type Sign = Inequality['relation'];

const SIGNS: readonly Sign[] = ['<=', '>=', '<', '>'];

/** The two sides of a text with exactly one inequality sign, and the sign; null for any other text. */
export function sidesOfInequality(text: string): { left: string; relation: Sign; right: string } | null {
  const [left, mark, right, ...others] = text
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .split(/(<=|>=|<|>)/);
  const relation = SIGNS.find((sign) => sign === mark);
  if (left === undefined || right === undefined || relation === undefined || others.length > 0) return null;
  return { left, relation, right };
}
