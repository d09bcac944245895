import { describe, expect, it } from 'vitest';
import { paperSvg } from './paper-svg.ts';

/** The drawings that go on paper, as they are written. */
const DRAWINGS = import.meta.glob<string>(
  ['../../learning/figures/*.{ts,tsx}', './*.tsx', '!../../learning/figures/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const PAINTS = [
  ...new Set(
    Object.values(DRAWINGS).flatMap((text) => text.match(/\b(?:fill|stroke)-[a-z[][^\s"'`};]*/g) ?? []),
  ),
].filter((name) => !name.endsWith('='));

const onPaper = (markup: string) => paperSvg(`<svg viewBox="0 0 10 10">${markup}</svg>`, false);

describe('a drawing on paper', () => {
  it.each(PAINTS)('knows the paint %s', (name) => {
    expect(onPaper(`<path class="${name}"/>`)).toMatch(/<path style="(fill|stroke):/);
  });

  it('leaves a curve open that is open on the screen', () => {
    expect(onPaper('<polyline class="stroke-gold fill-none"/>')).toContain('fill:none;');
  });
});
