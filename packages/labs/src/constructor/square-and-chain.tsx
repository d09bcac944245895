import { chainHeight, chainOfSag, parabolaHeight } from '@ori/core/geometry/hanging-chain';
import { LINES, type Square } from '@ori/core/geometry/magic-square';
import type { Labelled } from './activity-figures.tsx';
import { path, round } from './figure-path.ts';

const CELL = 84;

const middle = (place: number): string =>
  `${(place % 3) * CELL + CELL / 2} ${Math.floor(place / 3) * CELL + CELL / 2}`;

/** The nine numbers, with a stroke through every line that makes 15. */
export function SquareFigure({ square, label }: Labelled & { readonly square: Square }) {
  return (
    <svg viewBox="-6 -6 264 264" role="img" aria-label={label} className="lab-figure lab-square geo-drawing">
      {square.map((_, place) => (
        <rect
          key={place}
          x={(place % 3) * CELL + 2}
          y={Math.floor(place / 3) * CELL + 2}
          width={CELL - 4}
          height={CELL - 4}
          rx="12"
          fill="var(--night-3)"
          stroke="var(--edge)"
          strokeWidth="1.5"
        />
      ))}
      {LINES.filter((line) => line.reduce((sum, place) => sum + (square[place] ?? 0), 0) === 15).map(
        (line) => (
          <path
            key={line.join('')}
            d={`M${line.map(middle).join('L')}`}
            stroke="var(--nile)"
            strokeWidth="7"
            strokeOpacity="0.4"
            strokeLinecap="round"
          />
        ),
      )}
      {square.map((number, place) => (
        <text
          key={place}
          x={(place % 3) * CELL + CELL / 2}
          y={Math.floor(place / 3) * CELL + CELL / 2 + 12}
          fontSize="34"
          fontWeight="700"
          textAnchor="middle"
          fill="currentColor"
        >
          {number}
        </text>
      ))}
    </svg>
  );
}

const LINKS = 26;

/** A chain between two hooks beside the parabola of the same sag; turned over, an arch. */
export function ChainFigure({
  sag,
  isArch,
  label,
}: Labelled & { readonly sag: number; readonly isArch: boolean }) {
  const chain = chainOfSag(sag);
  const xs = Array.from({ length: LINKS * 2 + 1 }, (_, index) => index / LINKS - 1);
  const hang = xs.map((x) => ({ x, y: chainHeight(chain, x) }));
  const bend = xs.map((x) => ({ x, y: parabolaHeight(chain, x) }));
  const deep = round(sag * 120);
  return (
    <svg
      viewBox={`-140 ${-deep - 22} 280 ${deep + 44}`}
      role="img"
      aria-label={label}
      className="lab-figure geo-drawing"
    >
      <g transform={isArch ? `translate(0 ${-deep}) scale(1 -1)` : undefined}>
        <path d={path(bend, 120)} fill="none" stroke="var(--lapis)" strokeWidth="2" strokeDasharray="6 5" />
        <path
          d={path(hang, 120)}
          fill="none"
          stroke="var(--gold)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="9 6"
        />
        <path d={path(hang, 120)} fill="none" stroke="var(--gold)" strokeWidth="1.5" />
        <circle cx="-120" cy={-deep} r="6" fill="currentColor" />
        <circle cx="120" cy={-deep} r="6" fill="currentColor" />
      </g>
    </svg>
  );
}
