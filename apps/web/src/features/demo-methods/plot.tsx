const LEFT = 44;
const RIGHT = 552;
const TOP = 14;
const BOTTOM = 196;

interface PlotProps {
  /** The picture in words. */
  readonly label: string;
  /** The right end of the x axis; it begins at 0. */
  readonly xMax: number;
  readonly yMin: number;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** A level that matters, and what stands beside it. */
  readonly level: { readonly y: number; readonly text: string; readonly side: 'above' | 'below' };
  readonly yTicks: readonly { readonly y: number; readonly text: string }[];
  readonly xTicks: readonly { readonly x: number; readonly text: string }[];
  /** Places on the curve that are marked. */
  readonly marks: readonly (readonly [x: number, y: number])[];
}

/** A curve between axes, drawn without any library. */
export function Plot({ label, xMax, yMin, points, level, yTicks, xTicks, marks }: PlotProps) {
  const x = (value: number) => LEFT + ((RIGHT - LEFT) * value) / Math.max(xMax, 1e-9);
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * (value - yMin)) / (1 - yMin);
  const path = points.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${x(px).toFixed(1)} ${y(py).toFixed(1)}`);
  return (
    <svg className="tm-plot" viewBox="0 0 560 226" role="img" aria-label={label}>
      {yTicks.map(({ y: value, text }) => (
        <g key={text}>
          <path className="tm-grid" d={`M${LEFT} ${y(value)}H${RIGHT}`} />
          <text x={LEFT - 8} y={y(value) + 5} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <path className="tm-level" d={`M${LEFT} ${y(level.y)}H${RIGHT}`} />
      {level.side === 'below' ? (
        <text className="tm-level-text" x={RIGHT} y={y(level.y) + 22} textAnchor="end">
          {level.text}
        </text>
      ) : (
        <text className="tm-level-text" x={LEFT + 8} y={y(level.y) - 7}>
          {level.text}
        </text>
      )}
      <path className="tm-curve" d={path.join('')} />
      {marks.map(([mx, my]) => (
        <circle key={`${mx} ${my}`} className="tm-mark" cx={x(mx)} cy={y(my)} r="5" />
      ))}
      {xTicks.map(({ x: value, text }) => (
        <text key={text} x={x(value)} y={BOTTOM + 22} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}
