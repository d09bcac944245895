import type { Statistics } from '@ori/contracts/progress';
import { expect, test } from 'vitest';
import { bySubject } from './statistics.ts';

const skill = (id: string): Statistics['skills'][number] => ({
  skill: id,
  title: id,
  subject: 'math',
  minutes: 1,
  answers: 1,
  right: 1,
  unaided: 1,
  chance: 0.5,
  masteredAt: null,
  dueAt: null,
  isStruggling: false,
});

test('a subject’s minutes are those of its work, rounded once: ten skills of six seconds are one minute', () => {
  const ids = Array.from({ length: 10 }, (_, at) => `ma-${at}`);
  const worked = ids.map((id) => ({ skill: id, workedMs: 6000 }));
  expect(bySubject(ids.map(skill), worked)).toMatchObject([{ subject: 'math', minutes: 1, skills: 10 }]);
});
