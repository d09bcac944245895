import type { ShareOutProps } from '@ori/contracts/interactives';
import { linesOf } from '../frame/words-card.tsx';

interface ShareOutFigureProps {
  readonly setting: ShareOutProps;
  /** What each jar holds; nothing yet where left out. */
  readonly given?: readonly number[];
  readonly label: string;
}

/** A jar for each purpose, filled as high as its share of the whole. */
export function ShareOutFigure({ setting, given = [], label }: ShareOutFigureProps) {
  const { jars, total } = setting;
  const pitch = 400 / jars.length;
  return (
    <svg viewBox="0 0 400 250" role="img" aria-label={label} className="lab-figure">
      {jars.map(({ words }, index) => {
        const height = Math.min(1, (given[index] ?? 0) / total) * 150;
        const lines = linesOf(words, Math.max(8, Math.floor(pitch / 9.5)));
        return (
          <g key={words} transform={`translate(${index * pitch + pitch / 2} 0)`}>
            <rect x="-28" y={180 - height} width="56" height={height} rx="6" className="fill-gold" />
            <path
              d="M-22 14 H22 M-20 14 V24 Q-32 30 -32 42 V174 Q-32 184 -22 184 H22 Q32 184 32 174 V42 Q32 30 20 24 V14"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
            />
            <text fill="currentColor" fontSize="17" textAnchor="middle">
              {lines.map((line, row) => (
                <tspan key={`${row}${line}`} x="0" y={206 + row * 19}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
