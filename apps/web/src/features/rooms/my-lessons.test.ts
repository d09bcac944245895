import type { Lesson, LessonSummary } from '@ori/contracts/content';
import { describe, expect, it } from 'vitest';
import { glossaryOf, lessonsOpened, sourcesOf } from './my-lessons.ts';

const summary = (id: string): LessonSummary => ({
  id,
  title: `Lesson ${id}`,
  summary: '',
  subject: 'math',
  band: '6-8',
  grade: '7',
  durationMin: 30,
  courseId: 'math-6-8',
  skills: [],
  practiceCount: 1,
});
const lesson = (id: string, terms: readonly string[], sources: readonly [string, boolean][]): Lesson =>
  ({
    ...summary(id),
    vocabulary: terms.map((term) => ({ term, simple: `${term} in ${id}`, origin: '' })),
    sources: sources.map(([text, primary]) => ({ id: text, text, primary })),
  }) as unknown as Lesson;

describe('what opened lessons leave to look up', () => {
  it('counts the lesson in hand and those done, each once', () => {
    const current = { lesson: summary('a') } as Parameters<typeof lessonsOpened>[0]['current'];
    expect(lessonsOpened({ current, done: [summary('b'), summary('a')] }).map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });

  it('gives each word once, by its letters, as the latest lesson explains it', () => {
    const words = glossaryOf([lesson('a', ['sum', 'Half'], []), lesson('b', ['half'], [])], 'en');
    expect(words.map(({ simple }) => simple)).toEqual(['Half in a', 'sum in a']);
  });

  it('puts the things themselves before what was written about them', () => {
    const lessons = [
      lesson('a', [], [['A history', false]]),
      lesson(
        'b',
        [],
        [
          ['A tablet', true],
          ['A history', false],
        ],
      ),
    ];
    expect(sourcesOf(lessons).map(({ source, lessons: at }) => [source.text, at.length])).toEqual([
      ['A tablet', 1],
      ['A history', 2],
    ]);
  });
});
