import type { CouldTheyHaveMetProps } from '@ori/contracts/meeting-labs';
import { SpanBar, TimeLines } from './span-bar.tsx';
import { LAST_YEAR } from './time-scale.ts';
import { BOX, Land, Others, Pins } from './world.tsx';

const ROW = 26;
const GAP = 16;
const SIDE = 32;

interface MeetingFigureProps {
  readonly setting: CouldTheyHaveMetProps;
  readonly label: string;
}

/** The world with its numbered ideas, and below it their years. */
export function MeetingFigure({ setting: { ideas, others }, label }: MeetingFigureProps) {
  const bottom = BOX.y + BOX.height + GAP;
  const height = BOX.height + GAP + ideas.length * ROW + 4;
  return (
    <svg
      viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${height}`}
      role="img"
      aria-label={label}
      className="meeting-figure"
    >
      <Land />
      <Others others={others} until={LAST_YEAR} />
      <Pins ideas={ideas} radius={16} chosen={[]} until={LAST_YEAR} />
      {ideas.map((idea, at) => (
        <text
          key={idea.id}
          x={BOX.x + SIDE / 2}
          y={bottom + (at + 0.5) * ROW}
          dy="0.36em"
          textAnchor="middle"
          fontSize="24"
          fill="var(--mute)"
        >
          {at + 1}
        </text>
      ))}
      <svg
        x={BOX.x + SIDE}
        y={bottom}
        width={BOX.width - SIDE}
        height={ideas.length * ROW}
        overflow="visible"
      >
        <TimeLines />
        {ideas.map(
          ({ id, years }, at) =>
            years && <SpanBar key={id} years={years} y={(at + 0.5) * ROW} thick={8} isChosen={false} />,
        )}
      </svg>
    </svg>
  );
}
