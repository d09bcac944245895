import { createHash } from 'node:crypto';
import type { Difficulty } from '@ori/contracts/practice';
import { generatorOf } from './practice.ts';

/** Seeds 0 … 99 of each skill and difficulty are held to what they made before. */
export const HELD_SEEDS = 100;

/** JSON with its keys in order, so that the order in which a shape is put together does not count. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.flatMap(([key, held]) => (held === undefined ? [] : [[key, inOrder(held)]])),
  );
}

/** 12 hex digits over the items that seeds 0 … 99 make of a skill at one difficulty, in all languages. */
export function digestOf(skill: string, difficulty: Difficulty): string {
  const generate = generatorOf(skill);
  if (generate === null) throw new Error(`${skill} has no practice`);
  const hash = createHash('sha256');
  for (let seed = 0; seed < HELD_SEEDS; seed += 1)
    hash.update(JSON.stringify(inOrder(generate(seed, difficulty))));
  return hash.digest('hex').slice(0, 12);
}
