import type { Viewer } from '@ori/core/access/viewer';
import { judge } from '@ori/core/problems/judge';
import { generatorOf, misconceptionOf } from '@ori/content/testing/known-practice';
import { expect, test } from 'vitest';
import type { LearningContent } from './learning.deps.ts';
import { createQuestionReferences } from './question-reference.ts';
import { createQuestionSource } from './question-source.ts';

const content = { skillTitle: (skill: string) => skill } as unknown as LearningContent;
const references = createQuestionReferences('a secret of the questions test, long enough');
const source = createQuestionSource({
  references,
  content,
  problems: { generatorOf, judge, misconceptionOf },
});
const learner = (number: number) => ({ userId: `learner-${number}`, locale: 'en' }) as Viewer;

test.each(['ma-addunlike', 'ma-halves', 'ma-factors'])(
  'a twin in %s asks something else than the question it follows, and is the same whenever it is opened',
  (skill) => {
    for (let number = 0; number < 400; number += 1) {
      const viewer = learner(number);
      const of = { place: 'lesson', skill, number: 0, difficulty: 1 } as const;
      const [main] = source.show(viewer, { ...of, kind: 'main' });
      const [twin] = source.show(viewer, { ...of, kind: 'twin' });
      expect(twin).toBeDefined();
      expect({ ...twin, item: '' }).not.toEqual({ ...main, item: '' });
      expect(source.show(viewer, { ...of, kind: 'twin' })).toEqual([twin]);
    }
  },
);

const shown = (number: number, skill: string, place: string) => {
  const of = { place, skill, kind: 'main', number, difficulty: 2 } as const;
  return source.show(learner(1), of).map(({ prompt, figure, answer }) => {
    const options = answer.kind === 'choice' ? answer.options.map(({ text }) => text).toSorted() : answer;
    return JSON.stringify([prompt, figure, options]);
  })[0];
};

test.each(['ma-addunlike', 'la-vocab', 'ss-sourcing'])(
  'questions of %s that follow one another are all different, wherever a sitting begins',
  (skill) => {
    const FEW = 7;
    for (let place = 0; place < 20; place += 1) {
      const all = Array.from({ length: 40 }, (_, number) => shown(number, skill, `skill:${skill}:${place}`));
      for (let from = 0; from + FEW <= all.length; from += 1)
        expect(new Set(all.slice(from, from + FEW)).size, `from ${from}`).toBe(FEW);
    }
  },
);

const of = (number: number) =>
  ({ place: 'skill:ma-addunlike', skill: 'ma-addunlike', kind: 'main', number, difficulty: 2 }) as const;

test('questions made again by another process are the same, whichever were opened before', () => {
  const other = createQuestionSource({
    references,
    content,
    problems: { generatorOf, judge, misconceptionOf },
  });
  const one = [0, 1, 13, 14, 25].map((number) => source.show(learner(3), of(number)));
  const again = [25, 13, 0, 14, 1].map((number) => other.show(learner(3), of(number)));
  expect(again.map(([question]) => question?.prompt).toSorted()).toEqual(
    one.map(([question]) => question?.prompt).toSorted(),
  );
});
