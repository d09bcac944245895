import type { Side } from '@ori/core/mind/neighbours';

const GAP = 66;
const ARROW = 'M-22 -8H4V-20L24 0L4 20V8H-22Z';

interface ArrowsProps {
  readonly middle: Side;
  readonly isSame: boolean;
  readonly label: string;
}

const turned = (side: Side): string => (side === 'left' ? 'scale(-1 1)' : '');

/** Five arrows in a row; only the one in the middle counts. */
export function ArrowsFigure({ middle, isSame, label }: ArrowsProps) {
  const others: Side = isSame === (middle === 'left') ? 'left' : 'right';
  return (
    <svg viewBox="-190 -90 380 180" role="img" aria-label={label} className="lab-figure">
      <circle r="46" fill="none" stroke="var(--line)" strokeWidth="2" strokeDasharray="3 7" />
      {[-2, -1, 0, 1, 2].map((place) => (
        <g key={place} transform={`translate(${place * GAP} 0) ${turned(place === 0 ? middle : others)}`}>
          <path d={ARROW} fill="var(--gold)" />
        </g>
      ))}
    </svg>
  );
}
