import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

const LONGEST = 240;

/** Width and height in picture units, the longer one as long as there is room. */
function fit(ratio: number): { readonly width: number; readonly height: number } {
  return ratio >= 1
    ? { width: LONGEST, height: Math.max(40, LONGEST / ratio) }
    : { width: Math.max(40, 170 * ratio), height: 170 };
}

/** About how wide a label is drawn, in picture units. */
const widthOf = (label: string): number => label.length * 11;

const TEXT = { fill: 'currentColor', fontSize: 18, fontWeight: 600, textAnchor: 'middle' } as const;

/** A right triangle with its labels; the right angle is marked. */
export function RightTriangleFigure({
  figure,
  label,
}: {
  readonly figure: Extract<Figure, { type: 'right-triangle' }>;
  readonly label: string;
}) {
  const { width, height } = fit(figure.ratio);
  const left = Math.max(62, widthOf(figure.b) + 16);
  const right = Math.max(38, widthOf(figure.c) + 20 - width / 2);
  return (
    <Frame viewBox={`${-left} -24 ${left + width + right} ${height + 62}`} label={label} className="max-w-sm">
      <polygon
        points={`0,${height} ${width},${height} 0,0`}
        className="fill-gold/20 stroke-gold"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path d={`M0 ${height - 16} H16 V${height}`} fill="none" className="stroke-gold" strokeWidth="2.5" />
      <text x={width / 2} y={height + 26} {...TEXT}>
        {figure.a}
      </text>
      <text x="-12" y={height / 2 + 6} {...TEXT} textAnchor="end">
        {figure.b}
      </text>
      <text x={width / 2 + 16} y={height / 2 - 12} {...TEXT} textAnchor="start">
        {figure.c}
      </text>
    </Frame>
  );
}

/** A rectangle with the lengths of its sides. */
export function RectangleFigure({
  figure,
  label,
}: {
  readonly figure: Extract<Figure, { type: 'rectangle' }>;
  readonly label: string;
}) {
  const { width, height } = fit(figure.ratio);
  const left = Math.max(70, widthOf(figure.height) + 16);
  return (
    <Frame viewBox={`${-left} -8 ${left + width + 14} ${height + 46}`} label={label} className="max-w-sm">
      <rect width={width} height={height} className="fill-nile/20 stroke-nile" strokeWidth="3.5" />
      <text x={width / 2} y={height + 28} {...TEXT}>
        {figure.width}
      </text>
      <text x="-12" y={height / 2 + 6} {...TEXT} textAnchor="end">
        {figure.height}
      </text>
    </Frame>
  );
}

/** The part of a number line from `x` on, in picture units, for ever to one side. */
function Ray({
  ray,
  x,
}: {
  readonly ray: NonNullable<Extract<Figure, { type: 'number-line' }>['ray']>;
  readonly x: number;
}) {
  return (
    <g className="stroke-gold">
      <line x1={x} x2={ray.to === 'right' ? 412 : -12} strokeWidth="7" />
      <circle cx={x} r="8" strokeWidth="3.5" className={ray.open ? 'fill-night-2' : 'fill-gold'} />
    </g>
  );
}

/** A number line with evenly spaced ticks and named marks. */
export function NumberLineFigure({
  figure,
  label,
}: {
  readonly figure: Extract<Figure, { type: 'number-line' }>;
  readonly label: string;
}) {
  const { from, to, ticks, marks, ray } = figure;
  const at = (value: number) => ((value - from) / (to - from)) * 400;
  return (
    <Frame viewBox="-24 -44 448 92" label={label} className="max-w-xl">
      <path d="M-16 0 H416 M408 -6 L416 0 L408 6" fill="none" stroke="currentColor" strokeWidth="3" />
      {Array.from({ length: ticks }, (_, tick) => {
        const x = (tick / Math.max(1, ticks - 1)) * 400;
        return <line key={tick} x1={x} x2={x} y1="-9" y2="9" stroke="currentColor" strokeWidth="2.5" />;
      })}
      {ray && <Ray ray={ray} x={at(ray.at)} />}
      {marks.map((mark) => (
        <g key={`${mark.at}${mark.label}`} transform={`translate(${at(mark.at)} 0)`}>
          {!ray && <circle r="6" className="fill-gold" />}
          <text y="34" {...TEXT}>
            {mark.label}
          </text>
        </g>
      ))}
    </Frame>
  );
}
