import { scaleBand, scaleLinear } from 'd3-scale';
import { ChartTable, type ChartTexts } from './chart-table.tsx';
import '../styles/charts.css';

export interface Bar {
  readonly id: string;
  /** Short, under the bar. */
  readonly label: string;
  /** In full, for the table, e.g. the whole date. */
  readonly name: string;
  readonly value: number;
  /** The value with its unit. */
  readonly valueText: string;
  /** Stands out, e.g. today. */
  readonly strong?: boolean;
}

interface BarChartProps extends ChartTexts {
  readonly bars: readonly Bar[];
  /** How far every bar may be filled, e.g. a goal, in the bars' unit: it stands behind each as a pale track. */
  readonly goal?: { readonly value: number; readonly label: string };
  /** Drawing units across; fewer make bars and words larger, for a narrow place. */
  readonly width?: number;
  /** Drawing units down, words included. */
  readonly height?: number;
}

const FOOT = 28;
const HEAD = 22;
/** The goal's words stand on a line of their own, above every bar's number. */
const GOAL_LINE = 20;

/** Bars in a row with round tops; the table behind it says the same in words. Draws alike on server, screen and paper. */
export function BarChart({ bars, goal, width = 560, height = 200, ...texts }: BarChartProps) {
  const base = height - FOOT;
  const head = goal ? HEAD + GOAL_LINE : HEAD;
  const top = Math.max(1, goal?.value ?? 0, ...bars.map(({ value }) => value));
  const x = scaleBand(
    bars.map(({ id }) => id),
    [0, width],
  ).padding(0.32);
  const y = scaleLinear([0, top], [base, head]);
  return (
    <ChartTable {...texts} rows={bars.map(({ id, name, valueText }) => ({ id, name, value: valueText }))}>
      <svg viewBox={`0 0 ${width} ${height}`} className="chart" aria-hidden="true">
        <line className="chart-base" x1="0" x2={width} y1={base} y2={base} />
        {goal && (
          <text className="chart-label" y={GOAL_LINE - 6}>
            {goal.label}
          </text>
        )}
        {bars.map(({ id, label, value, strong }) => (
          <g key={id} transform={`translate(${x(id) ?? 0} 0)`}>
            {goal && (
              <rect
                className="chart-track"
                y={y(goal.value)}
                width={x.bandwidth()}
                height={base - y(goal.value)}
                rx="7"
              />
            )}
            {value > 0 && (
              <rect
                className="chart-bar"
                data-strong={strong || undefined}
                y={y(value)}
                width={x.bandwidth()}
                height={base - y(value)}
                rx="7"
              />
            )}
            <text
              className="chart-label"
              x={x.bandwidth() / 2}
              y={height - 8}
              textAnchor="middle"
              data-strong={strong || undefined}
            >
              {label}
            </text>
            {value > 0 && (
              <text className="chart-value" x={x.bandwidth() / 2} y={y(value) - 6} textAnchor="middle">
                {value}
              </text>
            )}
          </g>
        ))}
      </svg>
    </ChartTable>
  );
}
