import type { MeetingLabIdea } from '@ori/contracts/meeting-labs';
import { MARKS, xOf } from './time-scale.ts';

type Years = NonNullable<MeetingLabIdea['years']>;

/** Where a year stands on the line of time, as a share of its drawing's width: bars keep their thickness everywhere. */
export const shareOf = (year: number): string => `${xOf(year, 100).toFixed(2)}%`;

interface SpanBarProps {
  readonly years: Years;
  /** How far down its middle lies, and how thick it is, in units of the drawing. */
  readonly y: number;
  readonly thick: number;
  readonly isChosen: boolean;
}

/** Years on the line of time, at least a dot. An arrowhead: it went on. */
export function SpanBar({ years, y, thick, isChosen }: SpanBarProps) {
  const colour = isChosen ? 'var(--gold)' : 'var(--lapis)';
  const end = shareOf(years.to);
  return (
    <>
      <line
        x1={shareOf(years.from)}
        x2={end}
        y1={y}
        y2={y}
        stroke={colour}
        strokeWidth={thick}
        strokeLinecap="round"
        opacity={years.isCirca ? 0.8 : 1}
      />
      {years.isOpen && (
        <svg x={end} y={y} overflow="visible">
          <path
            d={`M${thick * 0.9} ${-thick / 2}l${thick * 0.9} ${thick / 2}l${-thick * 0.9} ${thick / 2}z`}
            fill={colour}
          />
        </svg>
      )}
    </>
  );
}

/** The marks of the line of time, from top to bottom. */
export function TimeLines() {
  return MARKS.map((year) => (
    <line key={year} x1={shareOf(year)} x2={shareOf(year)} y1="0" y2="100%" stroke="var(--line)" />
  ));
}
