import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import '../styles/charts.css';

interface SparklineProps {
  readonly values: readonly number[];
  /** What it shows, in words: its accessible name. */
  readonly label: string;
}

const WIDTH = 96;
const HEIGHT = 28;

/** A tiny line for a row or a card; its words must carry the meaning. */
export function Sparkline({ values, label }: SparklineProps) {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [3, WIDTH - 3]);
  const y = scaleLinear([0, Math.max(1, ...values)], [HEIGHT - 3, 3]);
  const last = values.at(-1);
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <path
        className="chart-line"
        d={
          line<number>(
            (_, index) => x(index),
            (value) => y(value),
          )([...values]) ?? ''
        }
      />
      {last !== undefined && <circle className="chart-dot" cx={x(values.length - 1)} cy={y(last)} r="3" />}
    </svg>
  );
}
