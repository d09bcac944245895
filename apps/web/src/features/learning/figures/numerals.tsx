import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

interface Drawn<Type extends Figure['type']> {
  readonly figure: Extract<Figure, { type: Type }>;
  /** The figure in words. */
  readonly label: string;
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const LEVEL = 96;
/** Room of a bar or a row of dots. */
const ROW = 20;

/** One digit from 0 to 19: dots above bars of five, or the shell. */
function MayaDigit({ value }: { readonly value: number }) {
  const [dots, bars] = [value % 5, Math.floor(value / 5)];
  if (value === 0)
    return (
      <g fill="none" className="stroke-gold" strokeWidth="4">
        <ellipse cx="80" cy="46" rx="40" ry="20" className="fill-gold/20" />
        <path d="M56 46 Q80 34 104 46 M62 54 Q80 46 98 54" strokeWidth="2.5" />
      </g>
    );
  const low = 48 + (bars * ROW + (dots > 0 ? ROW : 0)) / 2;
  return (
    <g className="fill-gold">
      {upTo(dots).map((dot) => (
        <circle key={dot} cx={80 + (dot - (dots - 1) / 2) * 30} cy={low - bars * ROW - ROW / 2} r="9" />
      ))}
      {upTo(bars).map((bar) => (
        <rect key={bar} x="20" y={low - bar * ROW - 16} width="120" height="12" rx="5" />
      ))}
    </g>
  );
}

/** A Maya numeral: levels one over the other. */
export function DotsAndBarsFigure({ figure, label }: Drawn<'dots-and-bars'>) {
  return (
    <Frame
      viewBox={`0 0 160 ${figure.levels.length * LEVEL}`}
      label={label}
      className={figure.levels.length > 1 ? 'max-w-40' : 'max-w-48'}
    >
      {figure.levels.map((value, level) => (
        <g key={level} transform={`translate(0 ${level * LEVEL})`}>
          <rect x="2" y="2" width="156" height="92" rx="10" className="fill-night-3" />
          <MayaDigit value={value} />
        </g>
      ))}
    </Frame>
  );
}

const PLACE = 104;

/** A cluster of single knots, or at the ones a long knot of so many turns, or for 1 a figure-eight. */
function Knots({ digit, isOnes }: { readonly digit: number; readonly isOnes: boolean }) {
  if (digit === 0) return null;
  if (isOnes && digit === 1)
    return (
      <g fill="none" className="stroke-gold" strokeWidth="4.5">
        <circle cy="40" r="9" />
        <circle cy="58" r="9" />
      </g>
    );
  if (isOnes)
    return (
      <g className="fill-gold" stroke="currentColor" strokeWidth="1.25">
        {upTo(digit).map((turn) => (
          <rect key={turn} x="-12" y={16 + turn * 8} width="24" height="8" rx="4" />
        ))}
      </g>
    );
  return (
    <g className="fill-gold" stroke="currentColor" strokeWidth="1.25">
      {upTo(digit).map((knot) => (
        <circle key={knot} cy={10 + knot * 10} r="5.5" />
      ))}
    </g>
  );
}

/** Cords hanging from a main cord, a top cord lying upwards; the highest place is nearest to the main cord. */
export function KhipuFigure({ figure, label }: Drawn<'khipu'>) {
  const places = figure.cords[0]?.digits.length ?? 1;
  const width = Math.max(200, figure.cords.length * 78 + 20);
  const room = (width - 20) / figure.cords.length;
  return (
    <Frame
      viewBox={`0 0 ${width} ${places * PLACE + 64}`}
      label={label}
      className={figure.cords.length > 1 ? 'max-w-72' : 'max-w-48'}
    >
      <line x1="4" x2={width - 4} y1="32" y2="32" className="stroke-clay" strokeWidth="9" />
      {figure.cords.map(({ digits, role }, cord) => (
        <g key={cord} transform={`translate(${10 + room * (cord + 0.5)} 36)`}>
          <line
            y2={places * PLACE + 14}
            className={role === 'top' ? 'stroke-lapis' : 'stroke-nile'}
            strokeWidth="4"
          />
          {role === 'top' && <circle cy="-4" r="12" className="fill-lapis" stroke="currentColor" />}
          {digits.map((digit, place) => (
            <g key={place} transform={`translate(0 ${place * PLACE + 10})`}>
              <Knots digit={digit} isOnes={place === places - 1} />
            </g>
          ))}
        </g>
      ))}
    </Frame>
  );
}

const CUBE = 9;

/** Blocks side by side: squares of a hundred, rods of ten, single cubes. */
function Blocks({ across, down }: { readonly across: number; readonly down: number }) {
  return (
    <g stroke="currentColor" strokeWidth="0.9">
      <rect width={across * CUBE} height={down * CUBE} className="fill-gold/60" strokeWidth="1.6" />
      {upTo(across - 1).map((cut) => (
        <line key={`x${cut}`} x1={(cut + 1) * CUBE} x2={(cut + 1) * CUBE} y2={down * CUBE} />
      ))}
      {upTo(down - 1).map((cut) => (
        <line key={`y${cut}`} y1={(cut + 1) * CUBE} y2={(cut + 1) * CUBE} x2={across * CUBE} />
      ))}
    </g>
  );
}

type Group = Extract<Figure, { type: 'base-ten' }>['groups'][number];

const ACROSS: Readonly<Record<keyof Group, number>> = { hundreds: 100, tens: 16, ones: 14 };
const ROW_WIDTH = 336;
const ONES_IN_A_ROW = 5;

interface Block {
  readonly kind: keyof Group;
  readonly x: number;
  readonly y: number;
}

/** Where the blocks of one group lie: three hundreds in a row, then rods and cubes beside them or below. */
function laid(group: Group): readonly Block[] {
  const hundreds = upTo(group.hundreds).map((block): Block => ({
    kind: 'hundreds',
    x: (block % 3) * ACROSS.hundreds,
    y: Math.floor(block / 3) * 100,
  }));
  const used = group.hundreds === 0 ? 0 : (((group.hundreds - 1) % 3) + 1) * ACROSS.hundreds;
  const rods = group.tens * ACROSS.tens;
  const cubes = Math.min(group.ones, ONES_IN_A_ROW) * ACROSS.ones;
  const isBelow = used + rods + cubes > ROW_WIDTH;
  const left = isBelow ? 0 : used;
  const top =
    (isBelow ? Math.ceil(group.hundreds / 3) : Math.max(0, Math.ceil(group.hundreds / 3) - 1)) * 100;
  const tens = upTo(group.tens).map((block): Block => ({
    kind: 'tens',
    x: left + block * ACROSS.tens,
    y: top,
  }));
  const ones = upTo(group.ones).map((block): Block => ({
    kind: 'ones',
    x: left + rods + 4 + (block % ONES_IN_A_ROW) * ACROSS.ones,
    y: top + Math.floor(block / ONES_IN_A_ROW) * 20,
  }));
  return [...hundreds, ...tens, ...ones];
}

const SIZES: Readonly<Record<keyof Group, readonly [number, number]>> = {
  hundreds: [10, 10],
  tens: [1, 10],
  ones: [1, 1],
};

/** Hundreds, tens and ones as blocks; two groups stand one under the other. */
export function BaseTenFigure({ figure, label }: Drawn<'base-ten'>) {
  const groups = figure.groups.map(laid);
  const heights = groups.map(
    (blocks) => Math.max(0, ...blocks.map(({ kind, y }) => y + SIZES[kind][1] * CUBE)) + 16,
  );
  const height = heights.reduce((sum, each) => sum + each, 0);
  const width = Math.max(160, ...groups.flat().map(({ kind, x }) => x + SIZES[kind][0] * CUBE));
  return (
    <Frame
      viewBox={`-3 -3 ${width + 6} ${height}`}
      label={label}
      className={width > 240 ? 'max-w-sm' : 'max-w-60'}
    >
      {groups.map((blocks, group) => (
        <g
          key={group}
          transform={`translate(0 ${heights.slice(0, group).reduce((sum, each) => sum + each, 0)})`}
        >
          {blocks.map(({ kind, x, y }, block) => (
            <g key={block} transform={`translate(${x} ${y})`}>
              <Blocks across={SIZES[kind][0]} down={SIZES[kind][1]} />
            </g>
          ))}
        </g>
      ))}
    </Frame>
  );
}
