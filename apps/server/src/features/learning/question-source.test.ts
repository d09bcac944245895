import type { Viewer } from '@ori/core/access/viewer';
import { judge } from '@ori/core/problems/judge';
import { misconceptionOf } from '@ori/core/problems/misconceptions/misconception-of';
import { generatorOf } from '@ori/core/problems/registry';
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
