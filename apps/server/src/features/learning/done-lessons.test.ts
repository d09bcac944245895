import type { LessonSummary } from '@ori/contracts/content';
import { expect, it } from 'vitest';
import { doneLessons } from './done-lessons.ts';

const summaryOf = (id: string) => (id === 'gone' ? null : ({ id } as LessonSummary));
const done = (lessonId: string, day: number | null) => ({
  lessonId,
  completedAt: day === null ? null : new Date(Date.UTC(2026, 10, day)),
});

it('shows the four latest completed lessons, without open ones and those that are gone', () => {
  const opened = [
    done('a', 1),
    done('b', 5),
    done('c', null),
    done('gone', 9),
    done('d', 3),
    done('e', 4),
    done('f', 2),
  ];
  expect(doneLessons(opened, summaryOf).map(({ id }) => id)).toEqual(['b', 'e', 'd', 'f']);
});
