import type { Figure } from '@ori/contracts/practice';
import { useTranslation } from 'react-i18next';
import { Frame } from './frame.tsx';

type Plane = Extract<Figure, { type: 'plane' }>;
type Axis = Plane['x'];
type Writes = (value: number) => string;

const SIDE = 320;
const COLOURS = ['stroke-gold', 'stroke-nile', 'stroke-clay', 'stroke-lapis'] as const;
const TEXT = { fill: 'currentColor', fontSize: 14 } as const;

/** Every multiple of the step that the axis shows. */
function ticksOf({ from, to, step }: Axis): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(6)));
}

/** Numbers stand at every mark, or at every second one where there are many. */
function isNamed(axis: Axis, value: number): boolean {
  const every = ticksOf(axis).length > 13 ? 2 : 1;
  return value !== crossing(axis) && Math.round(value / axis.step) % every === 0;
}

/** A number as the reader's language writes it: `−2.5`, `−2,5`. */
const writtenIn =
  (language: string): Writes =>
  (value) =>
    String(value)
      .replace('-', '−')
      .replace('.', language === 'fr' || language === 'es' ? ',' : '.');
const alongX = ({ from, to }: Axis, value: number) => ((value - from) / (to - from)) * SIDE;
const alongY = ({ from, to }: Axis, value: number) => SIDE - ((value - from) / (to - from)) * SIDE;
/** Where the other axis crosses: at zero, or at the edge when zero is not shown. */
const crossing = ({ from, to }: Axis) => Math.min(to, Math.max(from, 0));

/** About how wide words are drawn, in picture units: as wide as the widest letters of the text face. */
const widthOf = (words: string): number => words.length * 8.6;
/** A name such as “x” stands at the arrow; a longer one would be cut there. */
const isLong = (name: string): boolean => name.length > 3;

const MARGIN = { left: 40, right: 40, top: 30, foot: 26 } as const;

/** The picture around the plane, wide enough for the longest number and for a name beneath the axis. */
function frameOf({ x, y }: Plane, written: Writes): string {
  const numbers = ticksOf(y).map((value) => widthOf(written(value)) - alongX(x, crossing(x)));
  const left = Math.max(MARGIN.left, ...numbers.map((width) => width + 12));
  const foot = MARGIN.foot + (isLong(x.name) ? 20 : 0);
  return `${-left} ${-MARGIN.top} ${left + SIDE + MARGIN.right} ${MARGIN.top + SIDE + foot}`;
}

/** The names of the axes: at their ends, or where there is room for long ones. */
function Names({
  figure: { x, y },
  left,
  down,
}: { readonly figure: Plane } & Record<'left' | 'down', number>) {
  const name = { ...TEXT, fontStyle: 'italic' } as const;
  return (
    <g>
      {isLong(x.name) ? (
        <text x={SIDE + MARGIN.right - 4} y={SIDE + 36} textAnchor="end" {...name}>
          {x.name}
        </text>
      ) : (
        <text x={SIDE + 10} y={down + 5} {...name}>
          {x.name}
        </text>
      )}
      <text
        x={isLong(y.name) ? left - 30 : left}
        y="-12"
        textAnchor={isLong(y.name) ? 'start' : 'middle'}
        {...name}
      >
        {y.name}
      </text>
    </g>
  );
}

function Scale({ figure, written }: { readonly figure: Plane; readonly written: Writes }) {
  const { x, y } = figure;
  const [left, down] = [alongX(x, crossing(x)), alongY(y, crossing(y))];
  return (
    <g>
      {ticksOf(x).map((value) => (
        <g key={`x${value}`}>
          <path d={`M${alongX(x, value)} 0 V${SIDE}`} className="stroke-line" strokeWidth="1" />
          {isNamed(x, value) && (
            <text x={alongX(x, value)} y={down + 17} textAnchor="middle" {...TEXT}>
              {written(value)}
            </text>
          )}
        </g>
      ))}
      {ticksOf(y).map((value) => (
        <g key={`y${value}`}>
          <path d={`M0 ${alongY(y, value)} H${SIDE}`} className="stroke-line" strokeWidth="1" />
          {isNamed(y, value) && (
            <text x={left - 6} y={alongY(y, value) + 5} textAnchor="end" {...TEXT}>
              {written(value)}
            </text>
          )}
        </g>
      ))}
      <path d={`M${left} ${SIDE} V-6 M0 ${down} H${SIDE + 6}`} stroke="currentColor" strokeWidth="2" />
      <Names figure={figure} left={left} down={down} />
    </g>
  );
}

/** A named point; near the right edge its name stands to the left of it. */
function NamedPoint({
  figure: { x, y },
  point,
}: {
  readonly figure: Plane;
  readonly point: Plane['points'][number];
}) {
  const at = alongX(x, point.x);
  const isCut = at + 9 + widthOf(point.label) > SIDE + MARGIN.right;
  return (
    <g transform={`translate(${at} ${alongY(y, point.y)})`}>
      <circle r="5.5" className="fill-gold" stroke="currentColor" strokeWidth="1.5" />
      <text
        x={isCut ? -9 : 9}
        y="-8"
        textAnchor={isCut ? 'end' : 'start'}
        {...TEXT}
        fontWeight={600}
        className="stroke-night-2"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {point.label}
      </text>
    </g>
  );
}

/** A coordinate plane with curves drawn through points, and named points. */
export function PlaneFigure({ figure, label }: { readonly figure: Plane; readonly label: string }) {
  const { i18n } = useTranslation();
  const written = writtenIn(i18n.language);
  const { x, y, curves, points } = figure;
  return (
    <Frame viewBox={frameOf(figure, written)} label={label} className="max-w-md">
      <Scale figure={figure} written={written} />
      <svg x="0" y="0" width={SIDE} height={SIDE} viewBox={`0 0 ${SIDE} ${SIDE}`}>
        {curves.map((curve, index) => (
          <polyline
            key={curve.through.join()}
            points={curve.through.map(([a, b]) => `${alongX(x, a)},${alongY(y, b)}`).join(' ')}
            className={`${COLOURS[index % COLOURS.length]} ${curve.filled ? 'fill-nile/20' : 'fill-none'}`}
            strokeWidth="3.5"
            strokeDasharray={curve.dashed ? '8 6' : undefined}
          />
        ))}
      </svg>
      {points.map((point) => (
        <NamedPoint key={`${point.x},${point.y}`} figure={figure} point={point} />
      ))}
    </Frame>
  );
}
