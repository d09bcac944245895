import { describe, expect, it } from 'vitest';
import { shippedData } from '../testing/real-content.ts';
import { plannedLessons, slugOf } from './planned-lessons.ts';

describe('the id of a planned lesson', () => {
  it.each([
    ['Half a Loaf, Fair Shares', 'half-a-loaf-fair-shares'],
    ["The Student's Square Root of Two", 'the-students-square-root-of-two'],
    ['256 Odu and Bytes', '256-odu-and-bytes'],
    ['Mādhava’s Séries!', 'madhavas-series'],
  ])('is the slug of its title: %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('tells apart lessons that share a title', async () => {
    const planned = plannedLessons(await shippedData());
    expect(
      [...planned.values()].filter(({ title }) => title === 'Peopling the Pacific').map(({ id }) => id),
    ).toEqual(['peopling-the-pacific-science-9-12', 'peopling-the-pacific-social-6-8']);
  });

  it('is there for every title of the curriculum, and for every lesson with a page of its own', async () => {
    const data = await shippedData();
    const titles = [...data.curriculum, ...data.namedLessons].flatMap(({ units }) =>
      units.flatMap(({ lessons }) => lessons),
    );
    const planned = plannedLessons(data);
    expect(planned.size).toBe(titles.length);
    for (const id of [
      'gou-and-gu',
      'molecule-structure',
      'quantum-mechanics',
      'orbital-physics',
      'water-formation',
      'advanced-chemistry-high-school',
      'advanced-chemistry-university',
      'advanced-mathematics-high-school',
      'advanced-mathematics-university',
    ])
      expect(planned.has(id)).toBe(true);
  });
});
