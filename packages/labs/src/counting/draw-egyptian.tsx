import { EGYPTIAN_SIGNS, type EgyptianSign } from '@ori/core/numerals/egyptian';
import type { Digits } from '@ori/core/numerals/places';
import { type Drawn, grid, moved } from './drawn.ts';

const [CELL, TALL] = [40, 50];
/** Strokes stand closer than pictures do. */
const STROKE_CELL = 19;
const PER_ROW = 3;
const GAP = 18;
const EDGE = 8;

/** Each sign in a cell of 40 by 50 (the stroke's is narrower): `lines` are drawn, `solid` is filled. */
const SHAPES: Readonly<Record<EgyptianSign, { readonly lines: string; readonly solid?: string }>> = {
  stroke: { lines: 'M9.5 7V42' },
  hobble: { lines: 'M8 48V22a12 12 0 0 1 24 0V48' },
  coil: { lines: 'M20 22a3 3 0 0 1 6 0a6 6 0 0 1-12 0a9 9 0 0 1 18 0a12 12 0 0 1-24 0M32 22q0 18-14 26' },
  lotus: {
    lines: 'M20 28V48M12 48h16M20 40q-7-1-9-8',
    solid:
      'M20 28C10 26 6 17 8 8C15 11 19 18 20 28ZM20 28C30 26 34 17 32 8C25 11 21 18 20 28ZM20 28C14 19 16 9 20 4C24 9 26 19 20 28Z',
  },
  finger: { lines: 'M12 48V21C12 8 23 3 33 9L30 16C24 13 22 16 22 22V48ZM27 8l4 5' },
  tadpole: {
    lines: 'M22 20C34 24 33 38 22 48M13 24l-5 9M18 25l1 9',
    solid: 'M4 15a10 9 0 0 1 20 0a10 9 0 0 1-20 0Z',
  },
  heh: {
    lines: 'M20 18V33L30 37L27 48H11M20 33L12 41V48M20 22L8 15L6 4M20 22L32 15L34 4',
    solid: 'M15 11a5 5 0 0 1 10 0a5 5 0 0 1-10 0Z',
  },
};

function Sign({ sign, x, y }: { readonly sign: EgyptianSign; readonly x: number; readonly y: number }) {
  const { lines, solid } = SHAPES[sign];
  return (
    <g className="count-sign" transform={moved(x, y)}>
      {solid && <path d={solid} fill="var(--gold)" />}
      <path
        d={lines}
        fill="none"
        stroke="var(--gold)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

interface Group {
  readonly sign: EgyptianSign;
  readonly count: number;
  readonly x: number;
  readonly width: number;
  readonly cell: number;
  readonly perRow: number;
}

/** One group for each sign, highest first, as many signs in it as are needed. */
function groupsOf(digits: Digits): readonly Group[] {
  let x = EDGE;
  return EGYPTIAN_SIGNS.flatMap((sign, place) => {
    const count = digits[place] ?? 0;
    return count === 0 ? [] : [{ sign, count }];
  })
    .toReversed()
    .map(({ sign, count }) => {
      const cell = sign === 'stroke' ? STROKE_CELL : CELL;
      const perRow = Math.min(count, Math.max(PER_ROW, Math.ceil(count / 4)));
      const width = perRow * cell;
      const group = { sign, count, x, width, cell, perRow };
      x += width + GAP;
      return group;
    });
}

/** Signs in groups, the highest worth first, three in a row (five where there are many). */
export function drawEgyptian(digits: Digits): Drawn {
  const groups = groupsOf(digits);
  const last = groups.at(-1);
  const rows = groups.map(({ count, perRow }) => Math.ceil(count / perRow));
  const height = Math.max(1, ...rows) * TALL;
  return {
    width: last ? last.x + last.width + EDGE : CELL + 2 * EDGE,
    height: height + 2 * EDGE,
    body: groups.map(({ sign, count, x, cell, perRow }, at) => (
      <g key={sign} transform={moved(x, EDGE + (height - (rows[at] ?? 1) * TALL) / 2)}>
        {grid(count, perRow, cell, TALL).map((place) => (
          <Sign key={`${place.x} ${place.y}`} sign={sign} {...place} />
        ))}
      </g>
    )),
  };
}
