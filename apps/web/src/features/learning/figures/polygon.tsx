import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

type Polygon = Extract<Figure, { type: 'polygon' }>;
const MARGIN = 16;

/** A polygon, with a dashed line across it where one is asked about. */
export function PolygonFigure({ figure, label }: { readonly figure: Polygon; readonly label: string }) {
  const all = [...figure.corners, ...(figure.fold ?? [])];
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...all.map(([x]) => x)), Math.max(...all.map(([, y]) => y))];
  const [from, to] = figure.fold ?? [];
  return (
    <Frame
      viewBox={`${left - MARGIN} ${top - MARGIN} ${right - left + 2 * MARGIN} ${bottom - top + 2 * MARGIN}`}
      label={label}
      className="max-h-64 max-w-60"
    >
      <polygon
        points={figure.corners.map(([x, y]) => `${x},${y}`).join(' ')}
        className="fill-nile/20 stroke-nile"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      {from && to && (
        <line
          x1={from[0]}
          y1={from[1]}
          x2={to[0]}
          y2={to[1]}
          className="stroke-gold"
          strokeWidth="4"
          strokeDasharray="9 6"
        />
      )}
    </Frame>
  );
}
