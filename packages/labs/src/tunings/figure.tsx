import { exactCents, fifthsUp } from '@ori/core/sound/commas';

const RING = 118;
const NAMES = ['C', 'G', 'D', 'A', 'E', 'B', 'F♯', 'C♯', 'G♯', 'D♯', 'A♯', 'E♯', 'B♯'] as const;
const OCTAVE = 1200;

/** Name of the note after so many fifths from C. */
export const fifthName = (count: number): string => NAMES[count] ?? '';

function place(cents: number, radius: number): string {
  const turn = (2 * Math.PI * cents) / OCTAVE - Math.PI / 2;
  return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
}

/** The arc of the ring between where the chain began and where twelve fifths end. */
const GAP = `M${place(0, RING)}A${RING} ${RING} 0 0 1 ${place(exactCents(fifthsUp(12)), RING)}`;

/** A ring of one octave with a chain of pure fifths in it: twelve of them do not come home. */
export function TuningsFigure({ fifths, label }: { readonly fifths: number; readonly label: string }) {
  const cents = Array.from({ length: fifths + 1 }, (_, count) => exactCents(fifthsUp(count)));
  return (
    <svg viewBox="-160 -152 320 304" role="img" aria-label={label} className="lab-figure lab-square">
      <circle r={RING} fill="none" stroke="var(--line)" strokeWidth="2" />
      {Array.from({ length: 12 }, (_, semitone) => (
        <path
          key={semitone}
          d={`M${place(semitone * 100, RING - 5)}L${place(semitone * 100, RING + 5)}`}
          stroke="var(--edge)"
          strokeWidth="2"
        />
      ))}
      {cents.slice(1).map((to, index) => (
        <path
          key={to}
          d={`M${place(cents[index] ?? 0, RING)}L${place(to, RING)}`}
          stroke="var(--gold)"
          strokeWidth="2"
          opacity={0.35 + (0.65 * (index + 1)) / cents.length}
        />
      ))}
      {fifths === 12 && <path d={GAP} fill="none" stroke="var(--clay)" strokeWidth="8" />}
      {cents.map((at, count) => {
        const [x, y] = place(at, RING + 20 + (count === 12 ? 6 : 0))
          .split(' ')
          .map(Number);
        const [dotX, dotY] = place(at, RING).split(' ').map(Number);
        return (
          <g key={at}>
            <circle cx={dotX} cy={dotY} r={count === 0 || count === 12 ? 6 : 4} fill="var(--gold)" />
            <text
              x={x}
              y={(y ?? 0) + 5}
              textAnchor={count === 0 ? 'end' : count === 12 ? 'start' : 'middle'}
              fontSize="15"
              fill="currentColor"
              fontFamily="var(--font-display)"
            >
              {fifthName(count)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
