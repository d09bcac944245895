import { GOLDEN_RATIO } from './golden-ratio.ts';
import { angleDeg, distance } from './plane.ts';
import type { At, Checkpoint, Recipe, RecipeStep } from './recipe.ts';
import type { PointName } from './sketch.ts';

/** What a step is for, asked before it is drawn. */
export type Purpose =
  | 'begin'
  | 'twin'
  | 'halve'
  | 'base'
  | 'opposite'
  | 'wide'
  | 'wideTwin'
  | 'square'
  | 'walkOn'
  | 'otherSide'
  | 'last'
  | 'round'
  | 'half'
  | 'leg'
  | 'otherLeg'
  | 'drop'
  | 'triangleSide'
  | 'median'
  | 'midline'
  | 'swing'
  | 'pentagonSide'
  | 'between'
  | 'thirdLine';

type Step = RecipeStep<Purpose>;
type Marks = Step['marks'];

const step =
  (tool: Step['tool']) =>
  (from: PointName, to: PointName, purpose: Purpose, ...marks: Marks): Step => ({
    tool,
    from,
    to,
    purpose,
    marks,
    asked: true,
  });
const circle = step('circle');
const line = step('line');
const byItself = (it: Step): Step => ({ ...it, asked: false });
const mark = (name: PointName, other: number, pick: Marks[number]['pick']) => ({ name, with: other, pick });

const ratio = (what: string, exact: string, is: number, ends: readonly [string, string]): Checkpoint => ({
  what,
  exact,
  is,
  measure: (at: At) => lengthOf(at, ends[0]) / lengthOf(at, ends[1]),
});
const angle = (corners: string, is: number): Checkpoint => ({
  what: `∠${corners}`,
  exact: `${is}°`,
  is,
  measure: (at) => angleDeg(at(corners[0] ?? ''), at(corners[1] ?? ''), at(corners[2] ?? '')),
});

/** The distance between two points of one letter each, such as `AB`. */
const lengthOf = (at: At, ends: string): number => distance(at(ends[0] ?? ''), at(ends[1] ?? ''));

const TWO_CIRCLES = [
  circle('A', 'B', 'begin'),
  circle('B', 'A', 'twin', mark('C', 0, 'first'), mark('D', 0, 'last')),
] as const;

/** Circle, diameter, and the diameter square to it: shared by the square and the pentagon. */
const CROSS = [
  circle('A', 'B', 'begin'),
  line('A', 'B', 'opposite', mark('C', 0, 'new')),
  circle('B', 'C', 'wide'),
  circle('C', 'B', 'wideTwin', mark('D', 2, 'last'), mark('E', 2, 'first')),
  line('D', 'E', 'square', mark('F', 0, 'first'), mark('G', 0, 'last')),
] as const;

const SIX_POINTS = [
  ...TWO_CIRCLES,
  circle('C', 'A', 'walkOn', mark('E', 0, 'new')),
  circle('D', 'A', 'otherSide', mark('F', 0, 'new')),
  circle('E', 'A', 'last', mark('G', 0, 'new')),
] as const;

const HEXAGON = ['B', 'C', 'E', 'G', 'F', 'D'] as const;

/** The guided constructions, all from two given points A and B; each is exact, and its checkpoints follow from its proof. */
export const RECIPES = {
  vesica: {
    steps: [...TWO_CIRCLES, line('C', 'D', 'halve'), line('A', 'B', 'base', mark('M', 2, 'first'))],
    outline: [
      ['A', 'C', 'B', 'D'],
      ['C', 'D'],
    ],
    checks: [ratio('CD : AB', '√3', Math.sqrt(3), ['CD', 'AB']), angle('CAB', 60), angle('CMA', 90)],
  },
  hexagon: {
    steps: SIX_POINTS,
    outline: [HEXAGON],
    checks: [
      ratio('BC : AB', '1', 1, ['BC', 'AB']),
      ratio('GF : AB', '1', 1, ['GF', 'AB']),
      angle('BCE', 120),
      angle('EGF', 120),
    ],
  },
  'seed-of-life': {
    steps: [...SIX_POINTS, byItself(circle('F', 'A', 'last')), byItself(circle('G', 'A', 'last'))],
    outline: [HEXAGON],
    checks: [
      ratio('EG : AB', '1', 1, ['EG', 'AB']),
      ratio('BG : AB', '2', 2, ['BG', 'AB']),
      angle('CAE', 60),
    ],
  },
  'right-triangle': {
    steps: [
      ...TWO_CIRCLES,
      line('C', 'D', 'halve'),
      line('A', 'B', 'base', mark('M', 2, 'first')),
      circle('M', 'A', 'round'),
      circle('A', 'M', 'half', mark('E', 4, 'last'), mark('F', 4, 'first')),
      line('A', 'E', 'leg'),
      line('B', 'E', 'otherLeg'),
      line('E', 'F', 'drop', mark('H', 3, 'first')),
    ],
    outline: [
      ['A', 'E', 'B'],
      ['E', 'H'],
    ],
    checks: [
      angle('AEB', 90),
      {
        what: '(AE² + EB²) : AB²',
        exact: '1',
        is: 1,
        measure: (at) => (lengthOf(at, 'AE') ** 2 + lengthOf(at, 'EB') ** 2) / lengthOf(at, 'AB') ** 2,
      },
      {
        what: 'AE² : (AH · AB)',
        exact: '1',
        is: 1,
        measure: (at) => lengthOf(at, 'AE') ** 2 / (lengthOf(at, 'AH') * lengthOf(at, 'AB')),
      },
    ],
  },
  'golden-ratio': {
    steps: [
      ...TWO_CIRCLES,
      line('A', 'B', 'opposite', mark('E', 0, 'new')),
      line('C', 'D', 'halve', mark('M', 2, 'first')),
      line('E', 'C', 'triangleSide'),
      line('D', 'A', 'median', mark('N', 4, 'first')),
      line('M', 'N', 'midline', mark('F', 0, 'last'), mark('G', 0, 'first')),
    ],
    outline: [
      ['C', 'D', 'E'],
      ['M', 'F'],
    ],
    checks: [
      ratio('MN : NF', 'φ', GOLDEN_RATIO, ['MN', 'NF']),
      ratio('MF : MN', 'φ', GOLDEN_RATIO, ['MF', 'MN']),
      {
        what: '(CN · NE) : (FN · NG)',
        exact: '1',
        is: 1,
        measure: (at) =>
          (lengthOf(at, 'CN') * lengthOf(at, 'NE')) / (lengthOf(at, 'FN') * lengthOf(at, 'NG')),
      },
    ],
  },
  pentagon: {
    steps: [
      ...CROSS.slice(0, 3),
      byItself(CROSS[3]),
      CROSS[4],
      circle('B', 'A', 'twin', mark('H', 0, 'first'), mark('I', 0, 'last')),
      line('H', 'I', 'halve', mark('M', 1, 'first')),
      circle('M', 'F', 'swing', mark('N', 1, 'first')),
      circle('F', 'N', 'pentagonSide', mark('P', 0, 'first'), mark('Q', 0, 'last')),
      circle('P', 'F', 'walkOn', mark('R', 0, 'new')),
      byItself(circle('Q', 'F', 'otherSide', mark('S', 0, 'new'))),
    ],
    outline: [['F', 'P', 'R', 'S', 'Q']],
    checks: [
      angle('QFP', 108),
      angle('PRS', 108),
      ratio('RS : FP', '1', 1, ['RS', 'FP']),
      ratio('PQ : FP', 'φ', GOLDEN_RATIO, ['PQ', 'FP']),
    ],
  },
  'root-two': {
    steps: CROSS,
    outline: [
      ['B', 'F', 'C', 'G'],
      ['B', 'C'],
    ],
    checks: [
      ratio('BC : BF', '√2', Math.SQRT2, ['BC', 'BF']),
      angle('BFC', 90),
      ratio('BF : FC', '1', 1, ['BF', 'FC']),
    ],
  },
  'circle-pi': {
    steps: [
      TWO_CIRCLES[0],
      circle('B', 'A', 'twin', mark('C', 0, 'first')),
      circle('C', 'A', 'walkOn', mark('D', 1, 'new')),
      line('A', 'D', 'between', mark('E', 0, 'last')),
    ],
    outline: [
      ['B', 'E', 'C', 'A'],
      ['B', 'C'],
    ],
    checks: [
      ratio('BC : AB', '1', 1, ['BC', 'AB']),
      ratio('BE : AB', '√(2 − √3)', Math.sqrt(2 - Math.sqrt(3)), ['BE', 'AB']),
      angle('BAE', 30),
    ],
  },
  'three-bisectors': {
    steps: [
      ...TWO_CIRCLES,
      circle('C', 'A', 'walkOn', mark('E', 0, 'new'), mark('F', 1, 'new')),
      line('C', 'D', 'halve'),
      line('B', 'E', 'otherSide', mark('G', 3, 'first')),
      line('A', 'F', 'thirdLine'),
    ],
    outline: [['A', 'B', 'C']],
    checks: [
      ratio('GA : GB', '1', 1, ['GA', 'GB']),
      ratio('GC : GA', '1', 1, ['GC', 'GA']),
      angle('AGF', 180),
    ],
  },
} as const satisfies Record<string, Recipe<Purpose>>;

export type RecipeName = keyof typeof RECIPES;
