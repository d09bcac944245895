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

  it('has no colour left where ink is spared, and keeps dark and light apart', () => {
    const loaf = '<path class="fill-[#c98f47]"/><path class="fill-[#8a5a24]"/><circle fill="#10142b"/>';
    const drawn = paperSvg(`<svg viewBox="0 0 10 10">${loaf}</svg>`, true);
    expect(drawn.match(/#[0-9a-f]{6}/g)?.slice(1)).toEqual(['#dbdbdb', '#9f9f9f', '#818181']);
    expect(onPaper(loaf)).toContain('fill:#c98f47;');
  });
});
