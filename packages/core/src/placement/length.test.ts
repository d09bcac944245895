import { readFileSync } from 'node:fs';
import type { AgeGroup } from '@ori/contracts/roles';
import { describe, expect, it } from 'vitest';
import { skillGraph, type SkillNode } from '../learning/skill-graph.ts';
import { generatorOf } from '../problems/testing/practice.ts';
import { seededRandom } from '../problems/seeded-random.ts';
import type { PlacedAnswer } from './belief.ts';
import { judgedBy, nextPlaced } from './walk.ts';

/**
 * How long a question takes with reading and answering: an adaptive mathematics test of 34 questions is finished
 * in about 20 minutes (Renaissance, “What is Star Math?” and its test length), so about 35 seconds each.
 */
const SECONDS_PER_QUESTION = 35;
const LEARNERS = 12;

const skills = JSON.parse(
  readFileSync(new URL('../../../../content/skills.json', import.meta.url), 'utf8'),
) as readonly SkillNode[];
const graph = skillGraph(skills);

/** Minutes of a walk by somebody who knows what lies up to a depth, and answers against that one time in ten. */
function minutesOf(subject: string, ageGroup: AgeGroup, learner: number): number {
  const asked = skills.filter(({ id, subject: of }) => of === subject && generatorOf(id) !== null);
  const reach = (Math.max(...asked.map(({ depth }) => depth)) * learner) / (LEARNERS - 1);
  const random = seededRandom(`${subject}/${ageGroup}`, learner);
  const walk = { graph, skills: asked.map(({ id }) => id), ageGroup };
  let answers: readonly PlacedAnswer[] = [];
  for (
    let skill = nextPlaced({ ...walk, answers });
    skill !== null;
    skill = nextPlaced({ ...walk, answers })
  ) {
    const isKnown = (graph.nodes.get(skill)?.depth ?? 0) <= reach;
    const slips = random.integer(1, 10) === 1;
    answers = [...answers, { skill, solved: isKnown !== slips }];
  }
  return (answers.length * SECONDS_PER_QUESTION) / 60;
}

const kept = new Map<string, readonly number[]>();

/** Minutes of learners from the lowest level to the highest, shortest first. */
function minutesIn(subject: string, ageGroup: AgeGroup): readonly number[] {
  const key = `${subject}/${ageGroup}`;
  const minutes =
    kept.get(key) ??
    Array.from({ length: LEARNERS }, (_, learner) => minutesOf(subject, ageGroup, learner)).toSorted(
      (a, b) => a - b,
    );
  kept.set(key, minutes);
  return minutes;
}

const AGES = ['k2', 'elementary', 'middle', 'high', 'adult'] as const satisfies readonly AgeGroup[];
const middleOf = (minutes: readonly number[]) => minutes[Math.floor(minutes.length / 2)] ?? 0;

describe('a placement on the shipped skills, at about 35 seconds a question', () => {
  it.each(['math', 'science', 'language', 'social', 'life'])(
    'in %s lasts no more than fifteen minutes for anybody, and is done sooner where less is in doubt',
    (subject) => {
      for (const ageGroup of AGES) {
        const minutes = minutesIn(subject, ageGroup);
        expect(minutes.at(-1), ageGroup).toBeLessThanOrEqual(15);
        expect(minutes[0], ageGroup).toBeGreaterThan(1);
      }
    },
  );

  it.each(['math', 'science'])(
    'in %s, with the most skills, takes ten to fifteen minutes for most',
    (subject) => {
      for (const ageGroup of AGES)
        expect(middleOf(minutesIn(subject, ageGroup)), ageGroup).toBeGreaterThan(10);
    },
  );
});

/** The share, 0–1, of the skills of a subject that walks judge, and judge rightly, over learners of every age. */
function rightlyJudged(subject: string): number {
  const asked = skills.filter(({ id, subject: of }) => of === subject && generatorOf(id) !== null);
  const ids = asked.map(({ id }) => id);
  const deepest = Math.max(...asked.map(({ depth }) => depth));
  let right = 0;
  for (const ageGroup of AGES) {
    for (let learner = 0; learner < LEARNERS; learner++) {
      const reach = (deepest * learner) / (LEARNERS - 1);
      const knows = (id: string) => (graph.nodes.get(id)?.depth ?? 0) <= reach;
      const { known, unknown } = imagineJudged(ids, ageGroup, knows);
      right += known.filter(knows).length + unknown.filter((id) => !knows(id)).length;
    }
  }
  return right / (ids.length * LEARNERS * AGES.length);
}

function imagineJudged(ids: readonly string[], ageGroup: AgeGroup, knows: (id: string) => boolean) {
  let answers: readonly PlacedAnswer[] = [];
  for (;;) {
    const walk = { graph, skills: ids, ageGroup, answers };
    const skill = nextPlaced(walk);
    if (skill === null) return judgedBy(walk);
    answers = [...answers, { skill, solved: knows(skill) }];
  }
}

it.each([
  ['math', 0.75],
  ['science', 0.75],
])('what is judged of %s in those minutes is most of the subject, and right', (subject, least) => {
  expect(rightlyJudged(subject)).toBeGreaterThan(least);
});
