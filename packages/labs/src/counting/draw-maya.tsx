import { barsAndDots, type MayaMode, mayaWorths } from '@ori/core/numerals/maya';
import type { Digits } from '@ori/core/numerals/places';
import { type Drawn, moved } from './drawn.ts';

const [WIDE, EDGE, BAR, DOT] = [118, 10, 15, 7.5];
const WORTH_WIDE = 86;

/** The shell: nothing in this place. */
function Shell() {
  return (
    <g
      className="count-sign"
      transform={moved(WIDE / 2, 17)}
      fill="none"
      stroke="var(--gold)"
      strokeWidth="3"
    >
      <path d="M-38 0C-24-17 24-17 38 0C24 17-24 17-38 0Z" fill="var(--gold)" fillOpacity="0.2" />
      <path d="M-24 0C-12-8 12-8 26-2M-18 6C-6 2 8 2 20 6M-38 0h9" strokeLinecap="round" />
    </g>
  );
}

const heightOf = (digit: number): number => {
  if (digit === 0) return 34;
  const { bars, dots } = barsAndDots(digit);
  return bars * (BAR + 5) + (dots > 0 ? 2 * DOT + 6 : 0);
};

function Dots({ dots }: { readonly dots: number }) {
  const step = 26;
  const first = WIDE / 2 - ((dots - 1) * step) / 2;
  return Array.from({ length: dots }, (_, at) => (
    <circle key={at} className="count-sign" cx={first + at * step} cy={DOT + 1} r={DOT} fill="var(--nile)" />
  ));
}

function Place({ digit }: { readonly digit: number }) {
  if (digit === 0) return <Shell />;
  const { bars, dots } = barsAndDots(digit);
  const top = dots > 0 ? 2 * DOT + 6 : 0;
  return (
    <>
      <Dots dots={dots} />
      {Array.from({ length: bars }, (_, at) => (
        <rect
          key={at}
          className="count-sign"
          x="4"
          y={top + at * (BAR + 5)}
          width={WIDE - 8}
          height={BAR}
          rx="5"
          fill="var(--gold)"
        />
      ))}
    </>
  );
}

/** Places from top to bottom, each with what it counts beside it. */
export function drawMaya(digits: Digits, mode: MayaMode): Drawn {
  const worths = mayaWorths(mode);
  const places = digits.map((digit, place) => ({ digit, worth: worths[place] ?? 1 })).toReversed();
  let y = EDGE;
  const body = places.map(({ digit, worth }) => {
    const tall = heightOf(digit);
    const group = (
      <g key={worth} transform={moved(EDGE, y)}>
        <Place digit={digit} />
        {places.length > 1 && (
          <text x={WIDE + 14} y={tall / 2 + 6} fontSize="17" fill="var(--mute)">
            × {worth}
          </text>
        )}
      </g>
    );
    y += tall + 20;
    return group;
  });
  const width = WIDE + 2 * EDGE + (places.length > 1 ? WORTH_WIDE : 0);
  return { width, height: y - 20 + EDGE, body };
}
