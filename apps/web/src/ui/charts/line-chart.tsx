import { scaleLinear, scalePoint } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { ChartTable, type ChartTexts } from './chart-table.tsx';
import '../styles/charts.css';

export interface LinePoint {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly valueText: string;
}

interface LineChartProps extends ChartTexts {
  readonly points: readonly LinePoint[];
  /** Ends of the scale; without them it runs from 0 to the largest value. */
  readonly range?: readonly [number, number];
}

const WIDTH = 560;
const HEIGHT = 200;
const BASE = HEIGHT - 28;

/** How a value went over time, with its table. */
export function LineChart({ points, range, ...texts }: LineChartProps) {
  const [low, high] = range ?? [0, Math.max(1, ...points.map(({ value }) => value))];
  const x = scalePoint(
    points.map(({ id }) => id),
    [16, WIDTH - 16],
  );
  const y = scaleLinear([low, high], [BASE - 6, 16]);
  const path = line<LinePoint>(
    (point) => x(point.id) ?? 0,
    (point) => y(point.value),
  ).curve(curveMonotoneX);
  return (
    <ChartTable {...texts} rows={points.map(({ id, name, valueText }) => ({ id, name, value: valueText }))}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="chart" aria-hidden="true">
        <line className="chart-base" x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
        <path className="chart-line" d={path(points) ?? ''} />
        {points.map((point) => (
          <g key={point.id} transform={`translate(${x(point.id) ?? 0} 0)`}>
            <circle className="chart-dot" cy={y(point.value)} r="4.5" />
            <text className="chart-label" y={HEIGHT - 8} textAnchor="middle">
              {point.label}
            </text>
          </g>
        ))}
      </svg>
    </ChartTable>
  );
}
