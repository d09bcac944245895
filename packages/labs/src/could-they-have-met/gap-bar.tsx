import type { MeetingLabIdea } from '@ori/contracts/meeting-labs';
import { shareOf, SpanBar, TimeLines } from './span-bar.tsx';

const HEIGHT = 40;
const MIDDLE = 26;
const THICK = 9;

/** Two ideas on one line of time, and what lies between them. The figures beside it say it in words. */
export function GapBar({ two }: { readonly two: readonly (readonly [number, MeetingLabIdea])[] }) {
  const [first, second] = two.map(([, { years }]) => years);
  if (!first || !second) return null;
  return (
    <svg className="meeting-gap" height={HEIGHT} aria-hidden="true">
      <TimeLines />
      {first.to < second.from && (
        <line
          x1={shareOf(first.to)}
          x2={shareOf(second.from)}
          y1={MIDDLE}
          y2={MIDDLE}
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray="0 6"
          strokeLinecap="round"
        />
      )}
      {[first, second].map((years, at) => (
        <g key={two[at]?.[0]}>
          <SpanBar years={years} y={MIDDLE} thick={THICK} isChosen />
          <text
            x={shareOf(years.from)}
            y="14"
            textAnchor="middle"
            fontSize="14"
            fontWeight="700"
            fill="var(--ink)"
          >
            {two[at]?.[0]}
          </text>
        </g>
      ))}
    </svg>
  );
}
