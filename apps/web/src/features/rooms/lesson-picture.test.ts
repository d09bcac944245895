import { expect, it } from 'vitest';
import { drawingOf } from './lesson-picture.tsx';

/** A drawing's kinds of strokes, whatever their places: circles by radius, lines by how many. */
const shapeOf = (id: string): string => {
  const drawn = drawingOf({ id, subject: 'science' });
  const radii = [...drawn.matchAll(/a(\d+)/g)].map(([, radius]) => radius);
  return `${radii.join(',')}|${drawn.match(/L/g)?.length ?? 0}`;
};

it.each([
  [['making-blue', 'bells-with-two-notes', 'water-formation']],
  [['advanced-chemistry-high-school', 'induction', 'molecule-structure']],
  [['advanced-chemistry-university', 'orbital-physics', 'quantum-mechanics']],
])('draws the lessons of one science course so that they can be told apart: %s', (ids) => {
  expect(new Set(ids.map(shapeOf)).size).toBe(ids.length);
});
