import { currentAt, type FieldCoil } from '@ori/core/electricity/rotating-field';
import { memo } from 'react';

const WIDTH = 300;
const SWING = 44;
const TONES = ['var(--gold)', 'var(--nile)', 'var(--lapis)'] as const;
const LETTERS = ['A', 'B', 'C'] as const;
/** A tick at every quarter of the cycle. */
const TICKS = [0.25, 0.5, 0.75, 1].map((at) => `M${at * WIDTH} -4V4`).join('');

function waveOf(coil: FieldCoil): string {
  const points = Array.from({ length: 61 }, (_, at) => {
    const y = -SWING * currentAt(coil, (at * Math.PI) / 30);
    return `${((at * WIDTH) / 60).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The axes, and each current over the whole cycle with its letter. */
const Waves = memo(function Waves({ coils }: { readonly coils: readonly FieldCoil[] }) {
  return (
    <>
      <path d={`M0 0H${WIDTH}M0 -56V56${TICKS}`} stroke="var(--edge)" strokeWidth="1.2" />
      {coils.map((coil, at) => (
        <g key={coil.axisRad}>
          <path
            d={waveOf(coil)}
            fill="none"
            stroke={TONES[at]}
            strokeWidth="2"
            strokeDasharray={['', '7 3', '2 3'][at]}
          />
          <text
            x="-17"
            y={-36 + at * 19}
            fontSize="14"
            fontStyle="italic"
            fill={TONES[at]}
            fontFamily="var(--font-display)"
          >
            {LETTERS[at]}
          </text>
        </g>
      ))}
    </>
  );
});

interface CurrentWavesProps {
  readonly coils: readonly FieldCoil[];
  readonly phaseRad: number;
  readonly label: string;
}

/** The currents over one cycle, and the moment that is shown. */
export function CurrentWaves({ coils, phaseRad, label }: CurrentWavesProps) {
  const turn = (((phaseRad / (2 * Math.PI)) % 1) + 1) % 1;
  return (
    <svg viewBox={`-22 -62 ${WIDTH + 34} 128`} role="img" aria-label={label} className="lab-figure">
      <Waves coils={coils} />
      {coils.map((coil, at) => (
        <circle
          key={coil.axisRad}
          cx={turn * WIDTH}
          cy={-SWING * currentAt(coil, phaseRad)}
          r="5"
          fill={TONES[at]}
        />
      ))}
      <path d={`M${turn * WIDTH} -58V58`} stroke="var(--ink)" strokeWidth="1" />
    </svg>
  );
}
