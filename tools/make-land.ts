/**
 * Makes packages/labs/src/could-they-have-met/land.svg, the land in the Equal Earth projection with the Pacific in the
 * middle, from the land of the sites' map. Run it by hand when that drawing changes: node tools/make-land.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { eastOfMiddle, projected } from '../packages/core/src/heritage/meeting-map.ts';

type Pair = readonly [number, number];

const root = new URL('../', import.meta.url);
const FROM = new URL('apps/web/src/features/sky/land.svg', root);
const TO = new URL('packages/labs/src/could-they-have-met/land.svg', root);
/** Half a degree is one unit in the drawing we start from. */
const UNITS_A_DEGREE = 2;

function pairsOf(text: string): Pair[] {
  const numbers = [...text.matchAll(/-?\d+(?:\.\d+)?/gu)].map(Number);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []));
}

/** The rings of the land, in degrees. */
function ringsOf(path: string): Pair[][] {
  return path
    .split(/z/iu)
    .filter((ring) => ring.trim() !== '')
    .map((ring) => {
      let [x, y] = [0, 0];
      return [...ring.matchAll(/([Mml])([^Mml]*)/gu)].flatMap(([, command, text = '']) =>
        pairsOf(text).map(([dx, dy]): Pair => {
          [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
          return [x / UNITS_A_DEGREE, -y / UNITS_A_DEGREE];
        }),
      );
    });
}

/** Degrees east of the map's middle, unbroken along the ring: it may reach beyond the edge. */
function eastward(ring: readonly Pair[]): Pair[] {
  let before: number | null = null;
  return ring.map(([lon, lat]): Pair => {
    let east = eastOfMiddle(lon);
    while (before !== null && Math.abs(east - before) > 180) east += east < before ? 360 : -360;
    before = east;
    return [east, lat];
  });
}

/** A ring that reaches beyond an edge is drawn at both sides, and the clip cuts it. */
function copiesOf(ring: readonly Pair[]): Pair[][] {
  const all = ring.map(([east]) => east);
  const moved = (by: number) => ring.map(([east, lat]): Pair => [east + by, lat]);
  return [
    [...ring],
    ...(Math.max(...all) > 180 ? [moved(-360)] : []),
    ...(Math.min(...all) < -180 ? [moved(360)] : []),
  ];
}

function drawn(ring: readonly Pair[]): string {
  let [x, y] = [0, 0];
  const steps = ring.map(([east, lat], at) => {
    const [px, py] = projected(lat, east).map(Math.round) as [number, number];
    const step = at === 0 ? `M${px} ${py}l` : `${px - x} ${py - y} `;
    [x, y] = [px, py];
    return step === '0 0 ' ? '' : step;
  });
  return `${steps.join('').trim()}z`.replaceAll(' -', '-');
}

const path = / d="([^"]+)"/u.exec(readFileSync(FROM, 'utf8'))?.[1] ?? '';
// The flat map draws what crosses its own edge twice; here that is one ring, and once is enough.
const land = new Set(ringsOf(path).flatMap((ring) => copiesOf(eastward(ring)).map(drawn)));
const edge = [-180, 180].flatMap((east) =>
  Array.from({ length: 37 }, (_, at) => projected((at - 18) * 5 * -Math.sign(east), east)),
);
const outline = edge.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('');
writeFileSync(
  TO,
  `<!-- Land at 1:110,000,000 by Natural Earth (public domain), in the Equal Earth projection: tools/make-land.ts -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-410 -200 820 400"><clipPath id="e"><path d="${outline}z"/></clipPath><path clip-path="url(#e)" fill="#a58f5c" fill-opacity=".5" d="${[...land].join('')}"/></svg>
`,
);
