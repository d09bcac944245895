import type { ConstructorProps } from '@ori/contracts/geometry-labs';
import type { RecipeName } from '@ori/core/geometry/recipes';

type Start = Exclude<ConstructorProps['start'], 'free'>;

/** What is built by compass and straightedge; the other principles have an activity of their own kind. */
export const RECIPE_OF = {
  'right-triangle': 'right-triangle',
  'circle-pi': 'circle-pi',
  'golden-ratio': 'golden-ratio',
  pentagon: 'pentagon',
  'root-two': 'root-two',
  vesica: 'vesica',
  hexagon: 'hexagon',
  'seed-of-life': 'seed-of-life',
  'sri-yantra': 'three-bisectors',
} as const satisfies Partial<Record<Start, RecipeName>>;

export type Built = keyof typeof RECIPE_OF;

export const isBuilt = (start: Start): start is Built => Object.hasOwn(RECIPE_OF, start);
