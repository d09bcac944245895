import type { Digits } from '@ori/core/numerals/places';
import { type Drawn, moved } from './drawn.ts';

const [STEP_X, TOP, EDGE] = [70, 22, 16];
const [KNOT_STEP, TURN_STEP, LEAST_BAND] = [12, 8, 40];
const WORTH_WIDE = 52;
const CORD = 'var(--gold)';
const KNOT = 'var(--clay)';

/** How deep each place is on every cord, lowest first: as its fullest knots need. */
function bandsOf(cords: readonly Digits[]): readonly number[] {
  const places = Math.max(...cords.map(({ length }) => length));
  return Array.from({ length: places }, (_, place) => {
    const most = Math.max(...cords.map((digits) => digits[place] ?? 0));
    const step = place > 0 ? KNOT_STEP : TURN_STEP;
    return Math.max(LEAST_BAND, most * step + 22);
  });
}

/** Where a place's band begins below the main cord, the highest place nearest to it. */
function bandTop(place: number, bands: readonly number[]): number {
  return bands.slice(place + 1).reduce((sum, band) => sum + band, TOP + 20);
}

function Single({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <g key={at} className="count-sign" transform={moved(0, at * KNOT_STEP)}>
      <ellipse rx="10" ry="5.5" fill={KNOT} />
      <path d="M-6 2L6-2" stroke="var(--night)" strokeWidth="1.6" />
    </g>
  ));
}

function Eight() {
  return (
    <g className="count-sign" fill="none" stroke={KNOT} strokeWidth="5">
      <path d="M0 0C13-9 13 11 0 11C-13 11-13 31 0 22C13 11-13-9 0 0Z" strokeLinejoin="round" />
    </g>
  );
}

/** A long knot: so many turns around the cord. */
function Long({ turns }: { readonly turns: number }) {
  return (
    <g className="count-sign">
      <rect x="-10" y="-5" width="20" height={turns * TURN_STEP + 4} rx="8" fill={KNOT} />
      {Array.from({ length: turns }, (_, at) => (
        <path
          key={at}
          d={`M-9 ${at * TURN_STEP + 3}L9 ${at * TURN_STEP - 1}`}
          stroke="var(--night)"
          strokeWidth="1.8"
        />
      ))}
    </g>
  );
}

function Knots({ digit, place }: { readonly digit: number; readonly place: number }) {
  if (digit === 0) return null;
  if (place > 0) return <Single count={digit} />;
  return digit === 1 ? <Eight /> : <Long turns={digit} />;
}

interface CordProps {
  readonly digits: Digits;
  readonly bands: readonly number[];
  readonly x: number;
  /** Above the main cord: it carries the sum of the others. */
  readonly isTop: boolean;
}

function Cord({ digits, bands, x, isTop }: CordProps) {
  const end = bandTop(-1, bands);
  return (
    <g transform={isTop ? `translate(${x} ${2 * TOP}) scale(1 -1)` : moved(x, 0)}>
      <path
        d={`M0 ${TOP}C6 ${TOP + end / 3} -5 ${(end * 2) / 3} 0 ${end}`}
        fill="none"
        stroke={CORD}
        strokeWidth="5"
        strokeLinecap="round"
      />
      {digits.map((digit, place) => (
        <g key={place} transform={moved(0, bandTop(place, bands) + 8)}>
          <Knots digit={digit} place={place} />
        </g>
      ))}
    </g>
  );
}

/**
 * Cords on a main cord, ones at their ends; `top`, where given, is a cord tied upwards that carries their sum.
 * Beside the bands stands what a knot in them is worth.
 */
export function drawQuipu(cords: readonly Digits[], top: Digits | null): Drawn {
  const bands = bandsOf(top ? [...cords, top] : cords);
  const width = EDGE * 2 + WORTH_WIDE + cords.length * STEP_X;
  const tall = bandTop(-1, bands) + 8;
  const lift = top ? tall - TOP : 0;
  const first = EDGE + WORTH_WIDE + STEP_X / 2;
  const middle = first + ((cords.length - 1) * STEP_X) / 2;
  return {
    width,
    height: tall + lift,
    body: (
      <g transform={moved(0, lift)}>
        {bands.map((_, place) => (
          <text key={place} x={EDGE} y={bandTop(place, bands) + 14} fontSize="16" fill="var(--mute)">
            {10 ** place}
          </text>
        ))}
        <path
          d={`M${EDGE + WORTH_WIDE - 8} ${TOP}Q${middle} ${TOP - 10} ${width - EDGE} ${TOP}`}
          fill="none"
          stroke="var(--nile)"
          strokeWidth="10"
          strokeLinecap="round"
        />
        {cords.map((digits, at) => (
          <Cord key={at} digits={digits} bands={bands} x={first + at * STEP_X} isTop={false} />
        ))}
        {top && <Cord digits={top} bands={bands} x={middle} isTop />}
      </g>
    ),
  };
}
