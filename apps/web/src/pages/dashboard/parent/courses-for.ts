import type { Course } from '@ori/contracts/content';
import type { AgeGroup } from '@ori/contracts/roles';
import { bandsApart } from '@ori/core/learning/band-of-age';

/** Courses that hold lessons: those of an age's own band, and the others, those that lie nearest first. */
export function coursesFor(
  age: AgeGroup,
  courses: readonly Course[],
): { readonly own: readonly Course[]; readonly others: readonly Course[] } {
  const written = courses.filter(({ lessonCount }) => lessonCount > 0);
  const distance = ({ band }: Course) => Math.abs(bandsApart(band, age));
  return {
    own: written.filter((course) => distance(course) === 0),
    others: written
      .filter((course) => distance(course) !== 0)
      .toSorted((one, other) => distance(one) - distance(other)),
  };
}
