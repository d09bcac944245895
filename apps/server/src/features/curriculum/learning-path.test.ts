import { knownContent } from '@ori/content/testing/known-content';
import { learningPathAnswer } from '@ori/contracts/learning-path';
import { methodsAnswer } from '@ori/contracts/learning-methods';
import { judge } from '@ori/core/problems/judge';
import { generatorOf } from '@ori/content/testing/known-practice';
import { isPractised } from '@ori/core/problems/registry';
import { beforeAll, expect, test } from 'vitest';
import { createLearningPathService, type LearningPathService } from './learning-path.service.ts';
import { createMethodsService, type MethodsService } from './methods.service.ts';

let paths: LearningPathService;
let methods: MethodsService;
beforeAll(async () => {
  const content = await knownContent();
  paths = createLearningPathService({ content, isPractised });
  methods = createMethodsService({ content, generatorOf, judge });
});

test('the way to quadratics begins with counting, ends at the goal and leaves no prerequisite out', () => {
  const [way] = paths({ goal: 'ma-quadratic', age: 'middle' }, 'en')?.paths ?? [];
  const ids = way?.steps.map(({ id }) => id) ?? [];
  expect([ids[0], ids.at(-1)]).toEqual(['ma-count20', 'ma-quadratic']);
  expect(ids).toHaveLength(39);
  expect(way?.steps.flatMap(({ needs }) => needs).filter((id) => !ids.includes(id))).toEqual([]);
});

test('lessons and courses on the way are written ones, and courses count their skills of it', () => {
  const [way] = paths({ goal: 'ma-quadratic', age: 'high' }, 'fr')?.paths ?? [];
  expect(way?.steps.flatMap(({ lesson }) => lesson?.id ?? [])).toContain('adding-unlike-parts');
  expect(way?.courses.reduce((sum, { skills }) => sum + skills, 0)).toBe(way?.steps.length);
});

const spared = (age: 'k2' | 'middle' | 'high') =>
  paths({ goal: 'ma-quadratic', age }, 'en')?.paths[0]?.placement.spared ?? -1;

test('a placement spares the older learner much of the way, and nothing beyond the younger years', () => {
  expect(spared('k2')).toBe(0);
  expect(spared('middle')).toBeGreaterThan(10);
  expect(spared('high')).toBeGreaterThan(spared('middle'));
  for (const { steps, placement } of paths({}, 'en')?.paths ?? [])
    expect(placement.spared).toBeLessThanOrEqual(steps.filter(({ earlier }) => earlier).length);
});

test('without a goal there are three ways, with one there is one, with a goal nobody knows there is none', () => {
  const answer = paths({}, 'es');
  expect(learningPathAnswer.parse(answer).paths).toHaveLength(3);
  expect(answer?.graph).toEqual({ skills: 306, edges: 369 });
  expect(paths({ goal: 'li-budget' }, 'es')).toMatchObject({ chosen: true, paths: [{ age: 'middle' }] });
  expect(paths({ goal: 'ma-alchemy' }, 'es')).toBeNull();
});

test('each method has its evidence, and exactly one answer of a question is right while each wrong one has a reason', () => {
  for (const n of [1, 2, 7, 40]) {
    const { evidence, question, twin } = methodsAnswer.parse(methods(n, 'fr'));
    expect(evidence).toHaveLength(6);
    for (const { choices } of [question, twin]) {
      expect(choices.filter(({ isRight }) => isRight)).toHaveLength(1);
      expect(choices.filter(({ isRight, misconception }) => !isRight && misconception === null)).toEqual([]);
    }
    expect(twin.prompt).not.toBe(question.prompt);
  }
});

test('the example is the lesson’s own, in the reader’s language', () => {
  expect(methods(1, 'es').lesson).toMatchObject({ id: 'adding-unlike-parts', lang: 'es' });
});
