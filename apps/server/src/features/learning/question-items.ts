import type { PracticeItem } from '@ori/contracts/practice';
import { questionKey } from '@ori/core/problems/question-key';
import { type Drawn, unlikeQuestions } from '@ori/core/problems/unlike-questions';
import type { Problems } from './learning.deps.ts';
import type { QuestionKind, QuestionReference, QuestionReferences } from './question-reference.ts';

/** Questions of one place and skill are drawn in rounds of so many, so that none comes twice in a sitting. */
const ROUND = 12;
/** How far a question stays unlike others across the border of two rounds. */
const NEAR = 6;
/** About a megabyte of seeds. */
const ROUNDS_KEPT = 5_000;

type Seeds = readonly number[];
const keysOf = (drawn: readonly Drawn[]): string[] => drawn.map(({ key }) => key);

/**
 * Makes a question again from its reference. What it asks follows from the learner, the place, the skill, the
 * difficulty and the number alone; questions with numbers near one another ask different things while the skill
 * has enough of them.
 */
export function createQuestionItems(
  references: Pick<QuestionReferences, 'seedOf'>,
  generatorOf: Problems['generatorOf'],
) {
  const kept = new Map<string, Seeds>();

  function remember(key: string, seeds: Seeds): Seeds {
    if (kept.size >= ROUNDS_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, seeds);
    return seeds;
  }

  function roundOf(learnerId: string, of: QuestionReference, round: number, kind: QuestionKind): Seeds {
    const key = JSON.stringify([learnerId, of.place, of.skill, of.difficulty, round, kind]);
    return kept.get(key) ?? remember(key, draw(learnerId, of, round, kind));
  }

  function draw(learnerId: string, of: QuestionReference, round: number, kind: QuestionKind): Seeds {
    const generate = generatorOf(of.skill);
    if (generate === null) return [];
    const seen = kind === 'twin' ? besideMains(learnerId, of, round) : afterNeighbours(learnerId, of, round);
    const drawn = unlikeQuestions({
      make: (seed) => generate(seed, of.difficulty),
      from: references.seedOf(learnerId, { ...of, kind, number: round }),
      count: ROUND,
      seen,
    });
    return drawn.map(({ seed }) => seed);
  }

  function mainsOf(learnerId: string, of: QuestionReference, round: number): string[] {
    const generate = generatorOf(of.skill);
    const seeds = roundOf(learnerId, of, round, 'main');
    return generate === null ? [] : seeds.map((seed) => questionKey(generate(seed, of.difficulty)));
  }

  /** Every second round keeps away from both its neighbours, which know nothing of it. */
  function afterNeighbours(learnerId: string, of: QuestionReference, round: number) {
    const isBetween = round % 2 === 1;
    const neighbour = (at: number) => (isBetween ? mainsOf(learnerId, of, at) : []);
    const [before, after] = [neighbour(round - 1).slice(-NEAR), neighbour(round + 1).slice(0, NEAR)];
    return (slot: number, drawn: readonly Drawn[]) => [
      ...(slot >= ROUND - NEAR ? after : []),
      ...before,
      ...keysOf(drawn),
    ];
  }

  /** A twin is least of all the question it follows, then none near it, then no other of the round. */
  function besideMains(learnerId: string, of: QuestionReference, round: number) {
    const mains = mainsOf(learnerId, of, round);
    return (slot: number, drawn: readonly Drawn[]) => {
      const away = (index: number) => Math.abs(index - slot);
      const others = mains.map((key, index) => ({ key, index })).filter(({ index }) => index !== slot);
      const farFirst = others.toSorted((a, b) => away(b.index) - away(a.index));
      return [...farFirst.map(({ key }) => key), ...keysOf(drawn), mains[slot] ?? ''];
    };
  }

  /** Null when the skill has no questions. */
  return (learnerId: string, of: QuestionReference): PracticeItem | null => {
    const round = Math.floor(of.number / ROUND);
    const seed = roundOf(learnerId, of, round, of.kind)[of.number % ROUND];
    return seed === undefined ? null : (generatorOf(of.skill)?.(seed, of.difficulty) ?? null);
  };
}
