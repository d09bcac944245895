import type { Band, Course } from '@ori/contracts/content';
import { expect, it } from 'vitest';
import { coursesFor } from './courses-for.ts';

const course = (band: Band, lessonCount = 1): Course => ({
  id: band.toLowerCase(),
  title: band,
  subject: 'math',
  units: [],
  band,
  lessonCount,
});

const bands = (courses: readonly Course[]) => courses.map(({ band }) => band);

it('puts a child’s own band apart, the others by how near they lie, and leaves out what has no lesson yet', () => {
  const all = [course('9-12'), course('K-2'), course('3-5', 0), course('6-8')];
  const middle = coursesFor('middle', all);
  expect([bands(middle.own), bands(middle.others)]).toEqual([['6-8'], ['9-12', 'K-2']]);
  const elementary = coursesFor('elementary', all);
  expect([bands(elementary.own), bands(elementary.others)]).toEqual([[], ['K-2', '6-8', '9-12']]);
});
