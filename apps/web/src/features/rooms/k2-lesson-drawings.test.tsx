import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SUBJECTS } from '@ori/contracts/subjects';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LESSON_SIGNS } from './k2-lesson-drawings.ts';
import { LessonSign } from './k2-subjects.tsx';

const LESSONS = join(import.meta.dirname, '../../../../../content/lessons');
const young = SUBJECTS.flatMap((subject) => {
  const folder = join(LESSONS, subject, 'k-2');
  return existsSync(folder) ? readdirSync(folder).map((id) => ({ id, subject })) : [];
});

function drawn(lesson: (typeof young)[number]): string {
  const { container } = render(
    <svg>
      <LessonSign lesson={lesson} />
    </svg>,
  );
  return container.innerHTML;
}

afterEach(cleanup);

it('gives each lesson for children who do not read yet a picture of its own', () => {
  expect(young.length).toBeGreaterThan(20);
  expect(young.filter(({ id }) => !(id in LESSON_SIGNS))).toEqual([]);
  expect(new Set(young.map(drawn)).size).toBe(young.length);
});

it('draws no lesson that is not there', () => {
  const ids = new Set(young.map(({ id }) => id));
  expect(Object.keys(LESSON_SIGNS).filter((id) => !ids.has(id))).toEqual([]);
});

it('draws the sign of the subject for a lesson without a drawing', () => {
  const [other] = young;
  expect(drawn({ id: 'nothing-drawn', subject: 'math' })).toContain('123');
  expect(drawn(other ?? expect.fail('no lesson'))).not.toContain('123');
});
