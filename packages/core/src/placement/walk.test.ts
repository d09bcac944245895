import { PLACEMENT_QUESTIONS_MAX } from '@ori/contracts/placement';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skillGraph, type SkillNode } from '../learning/skill-graph.ts';
import { seededRandom } from '../problems/seeded-random.ts';
import type { PlacedAnswer } from './belief.ts';
import { judgedBy, nextPlaced, startSkills, type Walk } from './walk.ts';

const BANDS = ['K-2', '3-5', '6-8', '9-12'] as const;
const PER_BAND = 20;

/** Eighty skills over four bands; each stands on one or two of those shortly before it. */
function subjectOf(seed: number) {
  const random = seededRandom('graph', seed);
  const skills = Array.from({ length: BANDS.length * PER_BAND }, (_, at): SkillNode => {
    const needs = [1, 2].map(() => at - random.integer(1, 6)).filter((index) => index >= 0);
    const prerequisites = [...new Set(needs)].map((index) => `s${index}`);
    return {
      id: `s${at}`,
      subject: 'math',
      band: BANDS[Math.floor(at / PER_BAND)] ?? 'K-2',
      depth: at,
      prerequisites,
    };
  });
  return { graph: skillGraph(skills), skills: skills.map(({ id }) => id) };
}

/** Walks as somebody who knows everything up to a skill, slips one time in ten and guesses one time in ten. */
function walkAs(seed: number, reach: number, noise: boolean) {
  const { graph, skills } = subjectOf(seed);
  const random = seededRandom('answers', seed);
  const truth = new Set(skills.slice(0, reach));
  let answers: PlacedAnswer[] = [];
  const walk = (): Walk => ({ graph, skills, ageGroup: 'middle', answers });
  for (let skill = nextPlaced(walk()); skill !== null; skill = nextPlaced(walk())) {
    const slips = noise && random.integer(1, 10) === 1;
    answers = [...answers, { skill, solved: truth.has(skill) !== slips }];
  }
  return { graph, skills, truth, answers, judged: judgedBy(walk()) };
}

/** The share of skills that are judged rightly, over many learners. */
const share = (noise: boolean) => {
  let [right, judgedCount] = [0, 0];
  for (let seed = 0; seed < 40; seed++) {
    const { truth, judged } = walkAs(seed, (seed * 13) % 80, noise);
    right += judged.known.filter((id) => truth.has(id)).length;
    right += judged.unknown.filter((id) => !truth.has(id)).length;
    judgedCount += judged.known.length + judged.unknown.length;
  }
  expect(judgedCount).toBeGreaterThan(40 * 50);
  return right / judgedCount;
};

describe('a placement', () => {
  it('ends within its questions, asks no skill more than twice, and is the same for the same answers', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(80), fc.boolean(), (seed, reach, noise) => {
        const { answers } = walkAs(seed, reach, noise);
        expect(answers.length).toBeLessThanOrEqual(PLACEMENT_QUESTIONS_MAX);
        const counts = Object.values(Object.groupBy(answers, ({ skill }) => skill)).map(
          (list) => list?.length ?? 0,
        );
        expect(Math.max(0, ...counts)).toBeLessThanOrEqual(2);
        expect(walkAs(seed, reach, noise).answers).toEqual(answers);
      }),
      { numRuns: 30 },
    );
  });

  it('finds out what somebody knows who answers cleanly, and nearly so for somebody who slips', () => {
    expect(share(false)).toBeGreaterThan(0.97);
    expect(share(true)).toBeGreaterThan(0.85);
  });

  it('judges nothing that no answer spoke of', () => {
    const { graph, skills } = subjectOf(1);
    expect(judgedBy({ graph, skills, ageGroup: 'middle', answers: [] })).toEqual({ known: [], unknown: [] });
  });

  it('credits what a solved skill stands on, and doubts what stands on a missed one', () => {
    const { graph, skills } = subjectOf(1);
    const after = (solved: boolean) =>
      judgedBy({ graph, skills, ageGroup: 'middle', answers: [{ skill: 's45', solved }] });
    const below = [...graph.below('s45').keys()];
    expect(after(true).known.filter((id) => below.includes(id)).length).toBeGreaterThan(below.length / 2);
    expect(after(true).unknown).toEqual([]);
    expect(after(false).known).toEqual([]);
  });

  it('starts at the lowest skill that is not known and stands on known ones', () => {
    const { graph, skills, judged, truth } = walkAs(3, 40, false);
    const walk = { graph, skills, ageGroup: 'middle' as const };
    const [first] = startSkills(walk, judged);
    expect(truth.has(first!)).toBe(false);
    expect(Number(first!.slice(1))).toBeLessThan(50);
    expect(startSkills(walk, { known: skills, unknown: [] })).toEqual([]);
  });

  it('has a place to start for somebody who missed all they were asked', () => {
    const { graph, skills, judged } = walkAs(3, 0, false);
    expect(judged.known).toEqual([]);
    expect(startSkills({ graph, skills, ageGroup: 'middle' }, judged)[0]).toBe('s0');
    const [start, ...more] = startSkills(
      { graph, skills, ageGroup: 'middle' },
      { known: [], unknown: ['s45', 's60'] },
    );
    expect([start, ...more.slice(0, 1)]).toEqual(['s45', 's60']);
  });

  it('starts with the first of the learner’s own age when nothing was answered', () => {
    const { graph, skills } = subjectOf(1);
    const [first] = startSkills({ graph, skills, ageGroup: 'middle' }, { known: [], unknown: [] });
    expect(first).toBe('s40');
  });
});

describe('a placement of somebody who knows none of it', () => {
  it.each(['middle', 'high', 'adult'] as const)(
    '%s: soon comes to the beginnings, and ends there',
    (ageGroup) => {
      const { graph, skills } = subjectOf(2);
      let answers: PlacedAnswer[] = [];
      for (let skill: string | null = 's79'; skill !== null;) {
        skill = nextPlaced({ graph, skills, ageGroup, answers });
        if (skill !== null) answers = [...answers, { skill, solved: false }];
      }
      expect(answers.length).toBeLessThanOrEqual(12);
      const last = answers.at(-1)?.skill ?? '';
      expect(graph.nodes.get(last)?.band).toBe('K-2');
      expect(answers.every(({ skill }, at) => skill !== answers[at + 1]?.skill)).toBe(true);
    },
  );
});
