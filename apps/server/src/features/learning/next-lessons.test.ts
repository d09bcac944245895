import type { Course, LessonSummary } from '@ori/contracts/content';
import { describe, expect, test } from 'vitest';
import { nextLessons } from './next-lessons.ts';

const lesson = (id: string): LessonSummary => ({
  id,
  title: id,
  summary: '',
  subject: 'science',
  band: '6-8',
  grade: '6',
  durationMin: 40,
  courseId: 'any',
  skills: [],
  practiceCount: 4,
});

const course = (id: string, lessons: readonly string[]): Course => ({
  id,
  title: id,
  subject: 'science',
  band: '6-8',
  units: [{ id: `${id}-1`, title: id, lessons: lessons.map(lesson) }],
  lessonCount: lessons.length,
});

const COURSES = [
  course('maths', ['m1', 'm2']),
  course('science', ['s1', 's2', 's3']),
  course('language', ['l1']),
];
const NOBODY = { enrolledIn: [], opened: new Set<string>(), ageGroup: 'middle', placed: [] } as const;
const idsFor = (learner: Partial<Parameters<typeof nextLessons>[1]>) =>
  nextLessons(COURSES, { ...NOBODY, ...learner }).map(({ id }) => id);

describe('the lessons to go on with', () => {
  test('take one of each course in turn, each course in its own order', () => {
    expect(idsFor({})).toEqual(['m1', 's1', 'l1', 'm2', 's2', 's3']);
  });

  test('come from the courses one is enrolled in first', () => {
    expect(idsFor({ enrolledIn: ['science'] }).slice(0, 4)).toEqual(['s1', 's2', 's3', 'm1']);
  });

  test('begin with what a placement said to start with, once, until it is opened', () => {
    const placed = [lesson('s2')];
    expect(idsFor({ placed }).slice(0, 3)).toEqual(['s2', 'm1', 's1']);
    expect(idsFor({ placed }).filter((id) => id === 's2')).toHaveLength(1);
    expect(idsFor({ placed, opened: new Set(['s2']) })).not.toContain('s2');
  });
});
