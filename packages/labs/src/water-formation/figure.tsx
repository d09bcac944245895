import type { Gathering } from '@ori/core/chemistry/water-formation';
import { Flock } from './particles.tsx';

interface WaterFigureProps {
  readonly gathering: Gathering;
  readonly label: string;
}

const WIDTH = 520;

/** Hydrogen and oxygen on the left of the arrow, water on its right, molecule by molecule. */
export function WaterFigure({ gathering, label }: WaterFigureProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 268`} role="img" aria-label={label} className="lab-figure">
      <rect x="4" y="4" width="226" height="260" rx="18" className="fill-night-3" />
      <rect x="290" y="4" width="226" height="260" rx="18" className="fill-night-3" />
      <path
        d="M240 134h32m-12 -12l12 12l-12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M18 152H216" className="stroke-line" strokeDasharray="3 5" strokeWidth="2" />
      <Flock kind="hydrogen" count={gathering.hydrogen} left={47} top={62} />
      <Flock kind="oxygen" count={gathering.oxygen} left={47} top={212} />
      <Flock kind="water" count={gathering.water} left={333} top={92} />
      <Caption x={117} y={30} words="H₂" />
      <Caption x={117} y={174} words="O₂" />
      <Caption x={403} y={30} words="H₂O" />
    </svg>
  );
}

function Caption({ x, y, words }: { readonly x: number; readonly y: number; readonly words: string }) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize="22" fontWeight="700" fill="currentColor">
      {words}
    </text>
  );
}
