import type { Band, Course } from '@ori/contracts/content';
import type { AgeGroup } from '@ori/contracts/roles';

/** Bands in the order in which they are learnt. */
const ORDER: readonly Band[] = ['K-2', '3-5', '6-8', '9-12', 'university', 'adult', 'esl'];
const OWN: Readonly<Record<AgeGroup, Band>> = {
  k2: 'K-2',
  elementary: '3-5',
  middle: '6-8',
  high: '9-12',
  university: 'university',
  adult: 'adult',
};

/** Courses that hold lessons: those of an age's own band, and the others, those that lie nearest first. */
export function coursesFor(
  age: AgeGroup,
  courses: readonly Course[],
): { readonly own: readonly Course[]; readonly others: readonly Course[] } {
  const written = courses.filter(({ lessonCount }) => lessonCount > 0);
  const at = ORDER.indexOf(OWN[age]);
  const distance = ({ band }: Course) => Math.abs(ORDER.indexOf(band) - at);
  return {
    own: written.filter(({ band }) => band === OWN[age]),
    others: written
      .filter(({ band }) => band !== OWN[age])
      .toSorted((one, other) => distance(one) - distance(other)),
  };
}
