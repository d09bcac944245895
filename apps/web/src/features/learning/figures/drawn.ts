import type { Figure } from '@ori/contracts/practice';

/** What a figure's component is given. */
export interface Drawn<Type extends Figure['type']> {
  readonly figure: Extract<Figure, { type: Type }>;
  /** The figure in words. */
  readonly label: string;
}

/** How numbers and letters look in the science figures. */
export const FIGURE_TEXT = {
  fill: 'currentColor',
  stroke: 'none',
  fontSize: 17,
  fontWeight: 600,
  textAnchor: 'middle',
} as const;
