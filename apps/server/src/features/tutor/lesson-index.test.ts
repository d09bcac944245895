import { knownContent } from '@ori/content/testing/known-content';
import { expect, it } from 'vitest';
import { createLessonIndex } from './lesson-index.ts';

/** Generous on a busy machine: reading every lesson takes some ten times as long. */
const QUICK_MS = 400;

it('answers at once while passages are still being indexed, without reading a lesson', async () => {
  const content = await knownContent();
  const read: string[] = [];
  const listed = {
    ...content,
    lesson: (id: string) => {
      read.push(id);
      return null;
    },
  };
  const lessons = createLessonIndex(listed, () => null);
  const begun = performance.now();
  const [passage] = await lessons.findPassages('adding unlike parts', 'en', 2);
  expect(performance.now() - begun).toBeLessThan(QUICK_MS);
  expect(read).toEqual([]);
  expect(passage).toMatchObject({ lessonId: 'adding-unlike-parts' });
  expect(await lessons.nearestLesson('sharing a loaf', 'en')).not.toBeNull();
});

it('asks the passages as soon as they are there, with the cultures a teaching style likes', async () => {
  const asked: unknown[] = [];
  const passages = {
    findPassages: async (...all: unknown[]) => {
      asked.push(all);
      return [];
    },
    nearestLesson: async () => null,
    define: async () => null,
  };
  const lessons = createLessonIndex(await knownContent(), () => passages);
  await lessons.findPassages('soap', 'fr', 2, ['kemet']);
  expect(asked).toEqual([['soap', 'fr', 2, ['kemet']]]);
});
