import type { Digits } from '@ori/core/numerals/places';
import type { ReactNode } from 'react';
import { type Drawn, grid, moved } from './drawn.ts';

const UPRIGHT = 'M-8 0H8L1.8 9V30H-1.8V9Z';
const CORNER = 'M12-13L-6 0L12 13L5 0Z';
const SLANTED = 'M-6-14L4-18L3-9L14 12L10 14L-1-7Z';
const [STEP_X, STEP_Y, PER_ROW] = [20, 34, 3];
const [GAP, EDGE] = [30, 22];

interface Place {
  readonly tens: number;
  readonly ones: number;
}

/** Wedges by place, highest first: each place has corner wedges for ten and upright ones for one. */
function placesOf(digits: Digits): readonly Place[] {
  const count = Math.ceil(digits.length / 2);
  return Array.from({ length: count }, (_, at) => ({
    tens: digits[2 * at + 1] ?? 0,
    ones: digits[2 * at] ?? 0,
  })).toReversed();
}

const rowsIn = (count: number): number => Math.ceil(count / PER_ROW);
const widthIn = (count: number): number => Math.min(count, PER_ROW) * STEP_X;

function Wedges({ count, d, y }: { readonly count: number; readonly d: string; readonly y: number }) {
  return grid(count, PER_ROW, STEP_X, STEP_Y).map((place) => (
    <path
      key={`${place.x} ${place.y}`}
      className="count-sign"
      d={d}
      transform={moved(place.x + 10, place.y + y)}
      fill="var(--ink)"
    />
  ));
}

/** What stands where a place is empty: the late sign, or nothing at all. */
function empty(hasSign: boolean): { readonly width: number; readonly body: ReactNode } {
  return {
    width: 34,
    body: hasSign && (
      <g className="count-sign" fill="var(--clay)">
        <path d={SLANTED} transform={moved(8, 20)} />
        <path d={SLANTED} transform={moved(22, 24)} />
      </g>
    ),
  };
}

function drawPlace(
  { tens, ones }: Place,
  hasSign: boolean,
): { readonly width: number; readonly body: ReactNode } {
  if (tens + ones === 0) return empty(hasSign);
  const tensWide = widthIn(tens);
  return {
    width: tensWide + widthIn(ones) + (tens > 0 && ones > 0 ? 6 : 0),
    body: (
      <>
        <Wedges count={tens} d={CORNER} y={16} />
        <g transform={moved(tensWide + (tens > 0 && ones > 0 ? 6 : 0), 0)}>
          <Wedges count={ones} d={UPRIGHT} y={2} />
        </g>
      </>
    ),
  };
}

/** Wedges in clay, places from left to right; `hasSign` marks an empty place inside as late scribes did. */
export function drawBabylonian(digits: Digits, hasSign: boolean): Drawn {
  const places = placesOf(digits);
  const drawn = places.map((place) => drawPlace(place, hasSign));
  const height =
    STEP_Y * Math.max(1, ...places.map(({ tens, ones }) => Math.max(rowsIn(tens), rowsIn(ones)))) + 2 * EDGE;
  let x = EDGE;
  const body = drawn.map(({ width, body: wedges }, at) => {
    const group = (
      <g key={at} transform={moved(x, EDGE)}>
        {wedges}
      </g>
    );
    x += width + GAP;
    return group;
  });
  const width = x - GAP + EDGE;
  return {
    width,
    height,
    body: (
      <>
        <rect
          x="2"
          y="2"
          width={width - 4}
          height={height - 4}
          rx="20"
          fill="var(--clay)"
          fillOpacity="0.3"
          stroke="var(--clay)"
          strokeOpacity="0.55"
          strokeWidth="2"
        />
        {body}
      </>
    ),
  };
}
