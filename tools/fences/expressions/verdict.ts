import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import type { Expression } from './find-expressions.ts';
import { growsFast } from './grows-fast.ts';

/** What stands against an expression: how it grows, and a text that shows it where the checker found one. */
export interface Finding {
  readonly expression: Expression;
  readonly growth: string;
  readonly attack: string;
}

/** Where the keys of proved expressions are kept. */
export const PROVED = new URL('./proved.json', import.meta.url);
const KEY_CHARS = 16;
/** Steps, not time, end an attack, so that a busy machine comes to the same verdict; a minute ends what has none. */
const PATIENT = { timeout: 60_000, randomSeed: 1, attackTimeout: null, incubationTimeout: null } as const;

/** The key of an expression's verdict: the verdict is the same wherever it stands. */
export const keyOf = ({ source, flags }: Expression): string =>
  createHash('sha256').update(`${source}/${flags}`).digest('hex').slice(0, KEY_CHARS);

/** Keys of the expressions that were proved already; looking at all of them anew takes half an hour. */
export const provedBefore = (): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(PROVED, 'utf8')) as string[]);

/**
 * What an expression's time does as texts grow; null where it grows as they do. Where the checker finds no answer
 * (`unknown`), texts made of the expression's own words decide.
 */
export function findingIn(expression: Expression): Finding | null {
  const { source, flags } = expression;
  const found = checkSync(source, flags, PATIENT);
  if (found.status === 'safe') return null;
  if (found.status === 'vulnerable')
    return { expression, growth: found.complexity.summary, attack: found.attack.pattern };
  const attack = growsFast(new RegExp(source, flags));
  return attack === null ? null : { expression, growth: 'faster than the text', attack };
}
