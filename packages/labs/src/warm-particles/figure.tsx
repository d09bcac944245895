import type { WarmParticlesProps } from '@ori/contracts/interactives';
import { placesAt } from './state.ts';

interface WarmParticlesFigureProps {
  readonly setting: WarmParticlesProps;
  readonly celsius?: number;
  readonly label: string;
}

/** A closed box of particles at one temperature. */
export function WarmParticlesFigure({ setting, celsius = setting.fromC, label }: WarmParticlesFigureProps) {
  return (
    <svg viewBox="0 0 400 250" role="img" aria-label={label} className="lab-figure">
      <rect x="12" y="8" width="376" height="234" rx="10" fill="none" stroke="currentColor" strokeWidth="3" />
      {placesAt(setting, celsius).map(({ x, y }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r="11"
          className="lab-slide fill-nile stroke-night"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
