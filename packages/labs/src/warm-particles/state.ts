import type { WarmParticlesProps } from '@ori/contracts/interactives';

export type State = 'solid' | 'liquid' | 'gas';
export const PARTICLES = 30;
const COLUMNS = 6;
const SPACING = 26;
const BOX = { width: 360, height: 220 } as const;

/** The state at a temperature; at the melting point it is liquid, at the boiling point gas. */
export function stateAt({ meltsC, boilsC }: WarmParticlesProps, celsius: number): State {
  if (celsius < meltsC) return 'solid';
  return celsius < boilsC ? 'liquid' : 'gas';
}

/** A fixed scatter between −1 and 1 for each particle, so that the picture is the same on server and browser. */
function scatter(index: number, salt: number): number {
  const value = Math.sin((index + 1) * 12.9898 + salt * 78.233) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

/** Where each particle is drawn: rows in a solid, a loose heap in a liquid, all over the box in a gas. */
export function placesAt(setting: WarmParticlesProps, celsius: number): { x: number; y: number }[] {
  const state = stateAt(setting, celsius);
  const warmth = (celsius - setting.fromC) / (setting.toC - setting.fromC);
  return Array.from({ length: PARTICLES }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const [dx, dy] = [scatter(index, 1), scatter(index, 2)];
    if (state === 'gas') return { x: 200 + (dx * BOX.width) / 2.2, y: 125 + (dy * BOX.height) / 2.2 };
    const wide = state === 'liquid' ? SPACING * 1.5 : SPACING;
    const stray = state === 'liquid' ? 9 : 1 + 7 * warmth;
    const x = 200 + (column - (COLUMNS - 1) / 2) * wide + dx * stray;
    return { x, y: 222 - row * (state === 'liquid' ? SPACING * 0.85 : SPACING) + (dy - 1) * (stray / 2) };
  });
}
