import type { PutInOrderProps } from '@ori/contracts/interactives';
import { mixedUp } from '../frame/mixed-up.ts';
import { heightFor, WordsCard } from '../frame/words-card.tsx';

const WIDTH = 328;
const TOP = 34;
const CORD_X = 32;

/** The cards as beads on their cord before anybody moves them, with the names of both ends. */
export function PutInOrderFigure({
  setting,
  label,
}: {
  readonly setting: PutInOrderProps;
  readonly label: string;
}) {
  const { from, to, cards } = setting;
  const card = heightFor(
    cards.map(({ words }) => words),
    WIDTH,
    56,
  );
  const step = card + 10;
  const height = cards.length * step;
  const end = { x: 64, fill: 'currentColor', fontSize: 15, fontWeight: 700 };
  return (
    <svg viewBox={`0 0 400 ${height + 70}`} role="img" aria-label={label} className="lab-figure lab-worded">
      <path d={`M${CORD_X} 8V${height + 62}`} stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
      <text {...end} y="20">
        {from}
      </text>
      {mixedUp(cards.map(({ words }) => words)).map((place, index) => {
        const y = TOP + index * step;
        return (
          <g key={place}>
            <circle
              cx={CORD_X}
              cy={y + card / 2}
              r="18"
              fill="var(--night-3)"
              stroke="var(--edge)"
              strokeWidth="3"
            />
            <text x={CORD_X} y={y + card / 2 + 6} fill="currentColor" fontSize="16" textAnchor="middle">
              {index + 1}
            </text>
            <WordsCard x={64} y={y} width={WIDTH} height={card} words={cards[place]?.words ?? ''} />
          </g>
        );
      })}
      <text {...end} y={height + 58}>
        {to}
      </text>
    </svg>
  );
}
