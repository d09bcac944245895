import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

interface Drawn<Type extends Figure['type']> {
  readonly figure: Extract<Figure, { type: Type }>;
  /** The figure in words. */
  readonly label: string;
}
const TEXT = { fill: 'currentColor', fontSize: 17, fontWeight: 600, textAnchor: 'middle' } as const;
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);

/** The first quadrant with its grid, its numbers and named points. */
export function QuadrantFigure({ figure, label }: Drawn<'quadrant'>) {
  const unit = 320 / figure.size;
  return (
    <Frame viewBox="-34 -350 394 386" label={label} className="max-w-sm">
      {upTo(figure.size).map((at) => (
        <g key={at} stroke="currentColor" strokeWidth="1" opacity="0.35">
          <line x1={at * unit} x2={at * unit} y1="0" y2="-320" />
          <line x1="0" x2="320" y1={-at * unit} y2={-at * unit} />
        </g>
      ))}
      <path d="M0 -338 V0 H338" fill="none" stroke="currentColor" strokeWidth="3" />
      {upTo(figure.size).map((at) => (
        <g key={at} {...TEXT} fontSize={15} fontWeight={500}>
          <text x={at * unit} y="20">
            {at}
          </text>
          {at > 0 && (
            <text x="-16" y={-at * unit} dy="0.35em">
              {at}
            </text>
          )}
        </g>
      ))}
      <text x="350" y="6" {...TEXT}>
        x
      </text>
      <text x="16" y="-334" {...TEXT}>
        y
      </text>
      {figure.points.map(({ x, y, label: name }) => (
        <g key={name} transform={`translate(${x * unit} ${-y * unit})`}>
          <circle r="7" className="fill-gold" stroke="currentColor" strokeWidth="1.5" />
          <text x="15" y="-9" {...TEXT} fontWeight={700}>
            {name}
          </text>
        </g>
      ))}
    </Frame>
  );
}

const CELL = 64;

/** Numbers in a grid; empty places carry a question mark. */
export function NumberGridFigure({ figure, label }: Drawn<'number-grid'>) {
  const { columns, cells } = figure;
  const rows = Math.ceil(cells.length / columns);
  return (
    <Frame
      viewBox={`-2 -2 ${columns * CELL + 4} ${rows * CELL + 4}`}
      label={label}
      className={columns === 2 ? 'max-w-40' : 'max-w-60'}
    >
      {cells.map((cell, index) => (
        <g
          key={index}
          transform={`translate(${(index % columns) * CELL} ${Math.floor(index / columns) * CELL})`}
        >
          <rect
            width={CELL}
            height={CELL}
            className={cell === null ? 'fill-gold/20' : 'fill-night-3'}
            stroke="currentColor"
            strokeWidth="2"
          />
          <text
            x={CELL / 2}
            y={CELL / 2}
            dy="0.35em"
            {...TEXT}
            fontSize={cell !== null && cell > 999 ? 20 : 24}
          >
            {cell ?? '?'}
          </text>
        </g>
      ))}
    </Frame>
  );
}

const PLOT = { width: 340, height: 220 };

/** Bars over a scale, each with its name. */
export function BarChartFigure({ figure, label }: Drawn<'bar-chart'>) {
  const { bars, tick } = figure;
  const highest = Math.max(...bars.map(({ value }) => value));
  const lines = Math.ceil(highest / tick);
  const unit = PLOT.height / (lines * tick);
  const room = PLOT.width / bars.length;
  return (
    <Frame viewBox="-40 -236 390 276" label={label} className="max-w-md">
      {upTo(lines).map((line) => (
        <g key={line}>
          <line
            x2={PLOT.width}
            y1={-line * tick * unit}
            y2={-line * tick * unit}
            stroke="currentColor"
            opacity={line === 0 ? 1 : 0.35}
          />
          <text x="-10" y={-line * tick * unit} dy="0.35em" {...TEXT} fontSize={15} textAnchor="end">
            {line * tick}
          </text>
        </g>
      ))}
      {bars.map(({ label: name, value }, index) => (
        <g key={name} transform={`translate(${index * room} 0)`}>
          <rect
            x={room * 0.2}
            y={-value * unit}
            width={room * 0.6}
            height={value * unit}
            className={index % 2 === 0 ? 'fill-gold' : 'fill-nile'}
          />
          <text x={room / 2} y="24" {...TEXT} fontSize={16}>
            {name}
          </text>
        </g>
      ))}
    </Frame>
  );
}
