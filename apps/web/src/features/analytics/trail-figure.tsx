import { MASTERY_CHANCE } from '@ori/core/learning/mastery';
import type { How, TrailPoint } from './estimate-trail.ts';

/** Answers in view; older ones have scrolled off the top. */
const ROWS = 9;
const ROW = 30;
const TOP = 34;
const LEFT = 18;
const WIDE = 304;
const HIGH = TOP + (ROWS + 1) * ROW + 12;

const x = (chance: number): number => LEFT + WIDE * chance;
const at = (place: number): number => TOP + 12 + place * ROW;
const spot = (chance: number, place: number): string => `${x(chance).toFixed(1)} ${at(place)}`;

/** Each way an answer can go has its own shape, not only its own colour. */
export const SHAPES: Readonly<Record<How, string>> = {
  right: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z',
  helped: 'M-5.5 -5.5H5.5V5.5H-5.5Z',
  wrong: 'M0 -7.5L7.5 0L0 7.5L-7.5 0Z',
};

interface TrailFigureProps {
  readonly points: readonly TrailPoint[];
  readonly reach: { readonly ifWrong: number; readonly ifRight: number };
  /** The picture in words. */
  readonly label: string;
  readonly percent: Intl.NumberFormat;
}

function Axis({ percent }: Pick<TrailFigureProps, 'percent'>) {
  return [0, 0.5, MASTERY_CHANCE, 1].map((chance) => (
    <g key={chance} data-mastery={chance === MASTERY_CHANCE || undefined}>
      <path className="trail-grid" d={`M${x(chance)} ${TOP - 6}V${HIGH}`} />
      <text x={x(chance)} y={TOP - 14} textAnchor="middle">
        {percent.format(chance)}
      </text>
    </g>
  ));
}

/** The chance from answer to answer, downwards like a trace on paper, and the fan of what one more would do. */
export function TrailFigure({ points, reach, label, percent }: TrailFigureProps) {
  const seen = points.slice(-ROWS);
  const end = seen.length - 1;
  const now = seen[end]?.chance ?? 0;
  const line = seen.map(({ chance }, place) => `${place === 0 ? 'M' : 'L'}${spot(chance, place)}`).join('');
  return (
    <svg className="trail" viewBox={`0 0 340 ${HIGH}`} role="img" aria-label={label}>
      <Axis percent={percent} />
      <path
        className="trail-fan"
        d={`M${spot(now, end)}L${spot(reach.ifWrong, end + 1)}L${spot(reach.ifRight, end + 1)}Z`}
      />
      <path className="trail-end" d={`M${spot(reach.ifWrong, end + 1)}L${spot(reach.ifRight, end + 1)}`} />
      <path className="trail-line" d={line} />
      {seen.map(({ answer, chance }, place) => (
        <path
          key={points.length - seen.length + place}
          className="trail-mark"
          data-how={answer?.how}
          transform={`translate(${spot(chance, place)})`}
          d={SHAPES[answer?.how ?? 'right']}
        />
      ))}
    </svg>
  );
}
