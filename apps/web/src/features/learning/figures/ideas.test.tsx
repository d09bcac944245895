import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VennFigure } from './ideas.tsx';

/** About the mean width of a bold letter of the text face, at 15 units. */
const LETTER = 8.3;
const LONG = 'Stories about great old rivers';

it.each([
  ['Fox', 'Wolf'],
  [LONG, 'Poems'],
])('the titles of two circles touch none of them, nor each other: %s, %s', (left, right) => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <VennFigure figure={{ type: 'venn', left, right, leftOnly: [], both: [], rightOnly: [] }} label="both" />,
  );
  const svg = host.querySelector('svg')!;
  const [, top = 0, width = 0] = svg.getAttribute('viewBox')!.split(' ').map(Number);
  const circles = [...svg.querySelectorAll('circle')].map((circle) =>
    ['cx', 'cy', 'r'].map((name) => Number(circle.getAttribute(name))),
  );
  const lines = [...svg.querySelectorAll('tspan')].map((line) => {
    const [x, y] = [Number(line.getAttribute('x')), Number(line.getAttribute('y'))];
    const half = ((line.textContent ?? '').length * LETTER) / 2;
    return { from: x - half, to: x + half, top: y - 12, bottom: y + 4 };
  });
  expect(lines.length).toBeGreaterThanOrEqual(2);
  for (const line of lines) {
    expect(line.from).toBeGreaterThanOrEqual(0);
    expect(line.to).toBeLessThanOrEqual(width);
    expect(line.top).toBeGreaterThanOrEqual(top);
    expect(line.from < 210).toBe(line.to < 210);
    for (const [cx = 0, cy = 0, r = 0] of circles) {
      const near = Math.min(Math.max(cx, line.from), line.to);
      expect(Math.hypot(near - cx, line.bottom - cy)).toBeGreaterThan(r);
    }
  }
});
