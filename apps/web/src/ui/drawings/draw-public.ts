/**
 * Draws the files of `public/` that come from geometry: the favicon and the avatars.
 * `node apps/web/src/ui/drawings/draw-public.ts`; the social card is `social-card.html`, photographed at 1200 × 630.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { circleGrid } from '../ornament/circle-grid.ts';
import { circle, type Point, polyline, ring } from '../ornament/points.ts';
import { starOutline, starPolygon } from '../ornament/star.ts';

const MIDDLE: Point = [50, 50];
const COLOURS = {
  gold: ['#e8b95b', '#2a2140'],
  nile: ['#5fc7b8', '#10304a'],
  clay: ['#f0967c', '#33204a'],
  lapis: ['#9db6ff', '#1b2560'],
} as const;

const petals = (count: number, reach: number): string =>
  ring(MIDDLE, reach, count)
    .map((centre) => circle(centre, reach))
    .join('');

/** Three shapes in four colours. */
const SHAPES = {
  star: starPolygon(MIDDLE, 36, 10, 3) + circle(MIDDLE, 6),
  bloom: petals(6, 17),
  comb: [38, 29, 20, 11].map((radius, index) => polyline(ring(MIDDLE, radius, 6, index / 24), true)).join(''),
} as const;

function svg(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>\n`;
}

function avatar(path: string, [line, ground]: readonly [string, string]): string {
  return svg(
    `<rect width="100" height="100" fill="${ground}"/><path d="${path}" fill="none" stroke="${line}" stroke-width="2.4" stroke-linejoin="round"/>`,
  );
}

const favicon = svg(
  `<rect width="100" height="100" rx="24" fill="#0e1226"/><path d="${starOutline(MIDDLE, 40, 12, 5)}" fill="none" stroke="#e8b95b" stroke-width="4" stroke-linejoin="round"/><circle cx="50" cy="50" r="10" fill="#e8b95b"/>`,
);

const out = new URL('../../../public/', import.meta.url);
await mkdir(new URL('avatars/', out), { recursive: true });
await writeFile(new URL('favicon.svg', out), favicon);
await writeFile(
  new URL('circles.svg', new URL('./', import.meta.url)),
  svg(
    `<path d="${circleGrid(MIDDLE, 16, 2)}" fill="none" stroke="#8d7a4a" stroke-width=".35" opacity=".7"/>`,
  ),
);
for (const [shape, path] of Object.entries(SHAPES)) {
  for (const [colour, pair] of Object.entries(COLOURS)) {
    await writeFile(new URL(`avatars/${shape}-${colour}.svg`, out), avatar(path, pair));
  }
}
