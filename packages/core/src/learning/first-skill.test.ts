import { readFileSync } from 'node:fs';
import { AGE_GROUPS } from '@ori/contracts/roles';
import { BANDS } from '@ori/contracts/subjects';
import { expect, test } from 'vitest';
import { generatorOf } from '../problems/testing/practice.ts';
import { BAND_OF_AGE } from './band-of-age.ts';
import { chooseNext, readySkills } from './choose-next.ts';
import { skillGraph, type SkillNode } from './skill-graph.ts';

const skills = JSON.parse(
  readFileSync(new URL('../../../../content/skills.json', import.meta.url), 'utf8'),
) as readonly SkillNode[];
const graph = skillGraph(skills);
const canAsk = (skill: string) => generatorOf(skill) !== null;
const newcomer = (ageGroup: (typeof AGE_GROUPS)[number]) => {
  return { graph, records: new Map(), canAsk, ageGroup, now: new Date('2026-03-08T12:00:00Z') };
};
const placeOf = (skill: string) => BANDS.indexOf(graph.nodes.get(skill)?.band ?? 'esl');

test.each(AGE_GROUPS)(
  'what is offered first to somebody new of the age %s is of their band and rests on nothing of it',
  (age) => {
    const offered = chooseNext(newcomer(age), 8).map(({ skill }) => skill);
    expect(offered.length).toBeGreaterThan(0);
    const own = BANDS.indexOf(BAND_OF_AGE[age]);
    for (const skill of new Set(offered)) {
      expect([skill, placeOf(skill)]).toEqual([skill, own]);
      for (const needed of graph.nodes.get(skill)?.prerequisites ?? [])
        expect([skill, needed, placeOf(needed) < own]).toEqual([skill, needed, true]);
    }
  },
);

test.each([
  ['k2', 'ma-count20'],
  ['elementary', 'ma-mult-mean'],
  ['middle', 'ma-negatives'],
  ['high', 'ma-factorpoly'],
  ['university', 'ma-limits'],
] as const)('the age %s begins with %s, on which most of its subject rests', (age, skill) => {
  expect(readySkills(newcomer(age))[0]).toBe(skill);
});
