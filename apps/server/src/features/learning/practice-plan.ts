import type { QuestionKind } from './question-reference.ts';

/** A question's place in a lesson's practice; `number` counts from 0. */
export interface Place {
  readonly kind: QuestionKind;
  readonly number: number;
}

/** The first answer given at a place, and whether it counts as solved. */
export interface FirstAnswer extends Place {
  readonly solved: boolean;
}

/** The most places a learner may go beyond a lesson's own practice. */
const EXTRA_MAX = 100;

/** The skill of each question of a lesson's practice, in order. */
export function skillsInOrder(practice: readonly { skill: string; count: number }[]): string[] {
  return practice.flatMap(({ skill, count }) => Array.from({ length: count }, () => skill));
}

/**
 * What is still to be asked: each question not answered yet, and for each one that was missed or
 * helped with an unaided twin, in the lesson's order. With `after` questions are asked from that
 * number on; beyond the lesson's own they go on for as long as the learner wants to practise.
 */
export function placesToAsk(total: number, answered: readonly FirstAnswer[], after = 0): Place[] {
  const first = new Map(answered.map((answer) => [`${answer.kind}:${answer.number}`, answer]));
  const from = after >= total ? after : 0;
  const until = Math.min(after >= total ? after + total : total, total + EXTRA_MAX);
  const places: Place[] = [];
  for (let number = from; number < until; number++) {
    const main = first.get(`main:${number}`);
    if (main === undefined) places.push({ kind: 'main', number });
    else if (!main.solved && !first.has(`twin:${number}`)) places.push({ kind: 'twin', number });
  }
  return places.filter(({ number }) => number >= after);
}

/** Twins are asked of this many of the last questions of a skill: an older miss is past. */
const TWINS_OF_LAST = 5;

/**
 * What to ask of one skill outside a lesson: first an unaided twin of each question missed or helped with
 * of late, then new questions, `count` in all.
 */
export function skillPlacesToAsk(count: number, answered: readonly FirstAnswer[]): Place[] {
  const next = answered.reduce(
    (most, { kind, number }) => (kind === 'main' ? Math.max(most, number + 1) : most),
    0,
  );
  const pending = placesToAsk(next, answered).filter(
    ({ kind, number }) => kind === 'twin' && number >= next - TWINS_OF_LAST,
  );
  const fresh = Array.from({ length: count }, (_, index): Place => ({ kind: 'main', number: next + index }));
  return [...pending, ...fresh].slice(0, count);
}

/** How many of the lesson's own questions have an answer. */
export function answeredOf(total: number, answered: readonly FirstAnswer[]): number {
  return answered.filter(({ kind, number }) => kind === 'main' && number < total).length;
}
