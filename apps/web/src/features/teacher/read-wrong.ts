import type { Misreading } from '@ori/contracts/misreadings';

/** A wrong answer and three thoughts that may be behind it; one of them is the one the question was made to show. */
export interface WrongRead {
  readonly prompt: string;
  readonly wrong: string;
  readonly skill: string;
  readonly right: Misreading;
  readonly thoughts: readonly Misreading[];
}

const THOUGHTS = 3;

/**
 * The `turn`-th of them, in an order that is the same for everybody. The others are those whose names stand next in
 * the catalogue: near enough to have to think.
 */
export function wrongReadAt(misreadings: readonly Misreading[], turn: number): WrongRead | null {
  const shown = misreadings.filter(({ example }) => example !== null);
  const right = shown[turn % Math.max(1, shown.length)];
  if (right?.example == null) return null;
  const at = shown.indexOf(right);
  const others = [...shown.slice(at + 1), ...shown.slice(0, at)].slice(0, THOUGHTS - 1);
  const place = turn % THOUGHTS;
  const thoughts = [...others.slice(0, place), right, ...others.slice(place)];
  const { prompt, wrong, skill } = right.example;
  return { prompt, wrong, skill: skill.title, right, thoughts };
}
