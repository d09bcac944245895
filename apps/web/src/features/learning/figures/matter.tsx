import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

const LINE = { stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round' } as const;
const TEXT = { fill: 'currentColor', fontSize: 16, fontWeight: 600 } as const;

/** Energy levels from the bottom up, evenly drawn (not to scale), with the jump that is asked about. */
export function EnergyLevelsFigure({
  figure,
  label,
}: {
  readonly figure: Extract<Figure, { type: 'energy-levels' }>;
  readonly label: string;
}) {
  const { levels, from, to } = figure;
  const height = levels.length * 44;
  const yOf = (n: number | undefined) => height - 20 - 44 * levels.findIndex((level) => level.n === n);
  const [start, end] = [yOf(from), yOf(to)];
  return (
    <Frame viewBox={`0 0 300 ${height}`} label={label} className="max-w-sm">
      {levels.map((level) => (
        <g key={level.n}>
          <line x1="52" x2="200" y1={yOf(level.n)} y2={yOf(level.n)} {...LINE} />
          <text x="40" y={yOf(level.n) + 5} {...TEXT} textAnchor="end">
            n = {level.n}
          </text>
          <text x="212" y={yOf(level.n) + 5} {...TEXT}>
            {level.label}
          </text>
        </g>
      ))}
      {from !== undefined && to !== undefined && (
        <path
          d={`M126 ${start} V${end} M118 ${end + (start > end ? 10 : -10)} L126 ${end} L134 ${end + (start > end ? 10 : -10)}`}
          fill="none"
          className="stroke-gold"
          strokeWidth="4"
        />
      )}
    </Frame>
  );
}

/** A Lewis structure: centre, outer atoms all round, bonds as lines, lone pairs as dots. */
export function LewisFigure({
  figure,
  label,
}: {
  readonly figure: Extract<Figure, { type: 'lewis' }>;
  readonly label: string;
}) {
  const { centre, outer, lonePairs } = figure;
  const places = outer.length + lonePairs;
  const direction = (index: number) => {
    const angle = (index / places) * 2 * Math.PI - Math.PI / 2;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  };
  return (
    <Frame viewBox="-110 -110 220 220" label={label} className="max-w-56">
      {outer.map((atom, index) => (
        <OuterAtom key={`${atom.symbol}${index}`} atom={atom} towards={direction(index)} />
      ))}
      {Array.from({ length: lonePairs }, (_, pair) => (
        <LonePair key={pair} towards={direction(outer.length + pair)} />
      ))}
      <text {...TEXT} fontSize="26" textAnchor="middle" dy="0.35em">
        {centre}
      </text>
    </Frame>
  );
}

interface Direction {
  readonly x: number;
  readonly y: number;
}

function OuterAtom({
  atom,
  towards: { x, y },
}: {
  readonly atom: { symbol: string; bond: number };
  readonly towards: Direction;
}) {
  return (
    <g>
      {Array.from({ length: atom.bond }, (_, line) => {
        const shift = (line - (atom.bond - 1) / 2) * 8;
        return (
          <line
            key={line}
            x1={x * 22 - y * shift}
            y1={y * 22 + x * shift}
            x2={x * 62 - y * shift}
            y2={y * 62 + x * shift}
            {...LINE}
          />
        );
      })}
      <text x={x * 84} y={y * 84} {...TEXT} fontSize="24" textAnchor="middle" dy="0.35em">
        {atom.symbol}
      </text>
    </g>
  );
}

function LonePair({ towards: { x, y } }: { readonly towards: Direction }) {
  return (
    <g className="fill-gold">
      <circle cx={x * 30 - y * 7} cy={y * 30 + x * 7} r="4.5" />
      <circle cx={x * 30 + y * 7} cy={y * 30 - x * 7} r="4.5" />
    </g>
  );
}
