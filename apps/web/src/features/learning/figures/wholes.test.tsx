import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SharesFigure } from './wholes.tsx';

const [WIDTH, HEIGHT, RADIUS] = [120, 70, 30];

/** How far a place lies outside a loaf; nothing inside. */
function outside(x: number, y: number): number {
  const centerX = Math.min(Math.max(x, RADIUS), WIDTH - RADIUS);
  const centerY = Math.min(Math.max(y, RADIUS), HEIGHT - RADIUS);
  return Math.hypot(x - centerX, y - centerY) - RADIUS;
}

it.each([1, 2, 3, 6, 8, 12])('no piece or cut of a loaf in %i stands out past its round end', (parts) => {
  const host = document.createElement('div');
  const figure = { type: 'shares', wholes: 1, parts, shaded: parts, shape: 'loaf' } as const;
  host.innerHTML = renderToStaticMarkup(<SharesFigure figure={figure} label="loaf" />);
  const pieces = [...host.querySelectorAll('path')];
  expect(pieces).toHaveLength(parts);
  expect(host.querySelectorAll('rect')).toHaveLength(2);
  for (const piece of pieces)
    for (const [, x, y] of piece.getAttribute('d')!.matchAll(/([\d.]+) ([\d.]+)(?=[MLAZ])/g))
      expect(outside(Number(x), Number(y))).toBeLessThan(0.01);
  for (const cut of host.querySelectorAll('line'))
    for (const end of ['1', '2'])
      expect(outside(Number(cut.getAttribute(`x${end}`)), Number(cut.getAttribute(`y${end}`)))).toBeLessThan(
        0.01,
      );
});
