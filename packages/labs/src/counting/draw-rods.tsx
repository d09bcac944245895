import type { Digits } from '@ori/core/numerals/places';
import { type Drawn, moved } from './drawn.ts';

const [CELL_X, CELL_Y, EDGE] = [76, 92, 10];
const [LONG, THICK, STEP] = [44, 6, 11];

/** A board of pale wood in both themes: rods are told apart by colour. */
const BOARD = '#ecdcb4';
const LINE = '#c9b27c';
const RED = '#b0281a';
const BLACK = '#1d1b18';

/** Rods of a digit: from six on some lie across and count five each. */
function countsOf(digit: number): { readonly across: number; readonly along: number } {
  const across = digit > 5 ? Math.floor((digit - 1) / 5) : 0;
  return { across, along: digit - 5 * across };
}

interface RodProps {
  readonly x: number;
  readonly y: number;
  readonly isUpright: boolean;
  readonly long: number;
  readonly colour: string;
}

function Rod({ x, y, isUpright, long, colour }: RodProps) {
  const [width, height] = isUpright ? [THICK, long] : [long, THICK];
  return (
    <rect
      className="count-sign"
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx="2.5"
      fill={colour}
    />
  );
}

/** Places of `count` things in a row around a middle. */
const around = (count: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step);

interface PlaceProps {
  readonly digit: number;
  readonly isLying: boolean;
  readonly colour: string;
}

/** Standing rods, with the rods that count five lying on top of them. */
function Standing({ digit, colour }: Omit<PlaceProps, 'isLying'>) {
  const { across, along } = countsOf(digit);
  const drop = across > 0 ? (across * STEP) / 2 : 0;
  const long = across > 0 ? LONG - 8 : LONG;
  return (
    <>
      {around(across, STEP).map((y) => (
        <Rod key={y} x={0} y={y - long / 2 - 2} isUpright={false} long={LONG} colour={colour} />
      ))}
      {around(along, STEP).map((x) => (
        <Rod key={x} x={x} y={drop + 2} isUpright long={long} colour={colour} />
      ))}
    </>
  );
}

/** Lying rods, with the rods that count five standing on top of them. */
function Lying({ digit, colour }: Omit<PlaceProps, 'isLying'>) {
  const { across, along } = countsOf(digit);
  const deep = (along - 1) * STEP;
  const five = across > 0 ? 26 : 0;
  return (
    <>
      {around(across, STEP).map((x) => (
        <Rod key={x} x={x} y={-(deep + THICK) / 2 - 1} isUpright long={five} colour={colour} />
      ))}
      {around(along, STEP).map((y) => (
        <Rod key={y} x={0} y={y + five / 2} isUpright={false} long={LONG} colour={colour} />
      ))}
    </>
  );
}

function Place({ digit, isLying, colour }: PlaceProps) {
  return isLying ? <Lying digit={digit} colour={colour} /> : <Standing digit={digit} colour={colour} />;
}

/** Rods on a board, places from left to right; an empty place is an empty square. */
export function drawRods(digits: Digits, isNegative: boolean): Drawn {
  const places = digits.map((digit, place) => ({ digit, isLying: place % 2 === 1 })).toReversed();
  const width = places.length * CELL_X + 2 * EDGE;
  const height = CELL_Y + 2 * EDGE;
  return {
    width,
    height,
    body: (
      <>
        <rect width={width} height={height} rx="12" fill={BOARD} />
        {places.map((place, at) => (
          <g key={at} transform={moved(EDGE + at * CELL_X, EDGE)}>
            <rect width={CELL_X} height={CELL_Y} fill="none" stroke={LINE} strokeWidth="2" />
            <g transform={moved(CELL_X / 2, CELL_Y / 2)}>
              <Place {...place} colour={isNegative ? BLACK : RED} />
            </g>
          </g>
        ))}
      </>
    ),
  };
}
