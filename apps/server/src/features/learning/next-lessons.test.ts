import type { Course, LessonSummary } from '@ori/contracts/content';
import { describe, expect, test } from 'vitest';
import { enrolledBy, nextLessons } from './next-lessons.ts';

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

const course = (id: string, lessons: readonly string[], band: Course['band'] = '6-8'): Course => ({
  id,
  title: id,
  subject: 'science',
  band,
  units: [{ id: `${id}-1`, title: id, lessons: lessons.map(lesson) }],
  lessonCount: lessons.length,
});

const COURSES = [
  course('maths', ['m1', 'm2']),
  course('science', ['s1', 's2', 's3']),
  course('language', ['l1']),
  course('younger', ['y1', 'y2'], 'K-2'),
  course('english', ['e1'], 'esl'),
];
const NOBODY = {
  chosen: [],
  cameAlong: [],
  opened: new Set<string>(),
  ageGroup: 'middle',
  placed: [],
} as const;
const idsFor = (learner: Partial<Parameters<typeof nextLessons>[1]>) =>
  nextLessons(COURSES, { ...NOBODY, ...learner }).map(({ id }) => id);

describe('the lessons to go on with', () => {
  test('take one of each course in turn, each course in its own order', () => {
    expect(idsFor({})).toEqual(['m1', 's1', 'l1', 'm2', 's2', 's3']);
  });

  test('come from the courses one is enrolled in first', () => {
    expect(idsFor({ chosen: ['science'] }).slice(0, 4)).toEqual(['s1', 's2', 's3', 'm1']);
  });

  test('are of one’s own age first where a lesson from younger years brought its course along', () => {
    const learner = { cameAlong: ['younger', 'science'], opened: new Set(['y1', 's1']) };
    expect(idsFor(learner)).toEqual(['s2', 's3', 'm1', 'l1', 'm2', 'y2']);
    expect(idsFor({ ...learner, ageGroup: null })).toEqual(['s2', 'y2', 's3']);
  });

  test('follow a course for other years where one chose it, and one that is for no age', () => {
    expect(idsFor({ chosen: ['younger'] }).slice(0, 3)).toEqual(['y1', 'y2', 'm1']);
    expect(idsFor({ cameAlong: ['english'] })[0]).toBe('e1');
  });

  test('begin with what a placement said to start with, once, until it is opened', () => {
    const placed = [lesson('s2')];
    expect(idsFor({ placed }).slice(0, 3)).toEqual(['s2', 'm1', 's1']);
    expect(idsFor({ placed }).filter((id) => id === 's2')).toHaveLength(1);
    expect(idsFor({ placed, opened: new Set(['s2']) })).not.toContain('s2');
  });
});

const at = (minute: number) => new Date(Date.UTC(2026, 8, 1, 8, minute));

test('a course came along where it was taken in the moment one of its lessons was opened', () => {
  const taken = [
    { courseId: 'maths', enrolledAt: at(1) },
    { courseId: 'science', enrolledAt: at(2) },
    { courseId: 'language', enrolledAt: at(3) },
  ];
  const opened = [
    { courseId: 'maths', startedAt: at(1) },
    { courseId: 'science', startedAt: at(5) },
    { courseId: 'art', startedAt: at(3) },
  ];
  expect(enrolledBy(taken, opened)).toEqual({ chosen: ['science', 'language'], cameAlong: ['maths'] });
});
