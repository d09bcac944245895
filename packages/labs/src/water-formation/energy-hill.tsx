import type { Locale } from '@ori/contracts/locale';
import { bondEnergyKj, type Gathering } from '@ori/core/chemistry/water-formation';
import { number } from '../frame/words.ts';

interface EnergyHillProps {
  readonly gathering: Gathering;
  readonly label: string;
  readonly locale: Locale;
}

const HIGH = 150;
const FLOOR = 170;

/** Up by what breaking bonds takes, down by what new bonds give. */
export function EnergyHill({ gathering, label, locale }: EnergyHillProps) {
  const { hydrogen, oxygen, water } = gathering;
  const { taken, given } = bondEnergyKj(gathering);
  const levelOf = (kj: number) => FLOOR - (kj * HIGH) / given;
  const [start, top, end] = [levelOf(given - taken), levelOf(given), levelOf(0)];
  return (
    <svg viewBox="0 0 470 196" role="img" aria-label={label} className="lab-figure">
      <path
        d={`M10 ${start}H110L180 ${top}H280L350 ${end}H450`}
        fill="none"
        className="stroke-gold"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d={`M96 ${start}V${top}m-6 9l6 -9l6 9`} fill="none" className="stroke-clay" strokeWidth="3" />
      <path d={`M384 ${top}V${end}m-6 -9l6 9l6 -9`} fill="none" className="stroke-nile" strokeWidth="3" />
      <g fontSize="14" fill="currentColor">
        <text x="12" y={start + 20}>{`${hydrogen} H₂ + ${oxygen} O₂`}</text>
        <text x="230" y={top - 6} textAnchor="middle">{`${2 * hydrogen} H + ${2 * oxygen} O`}</text>
        <text x="448" y={end + 20} textAnchor="end">{`${water} H₂O`}</text>
        <text x="86" y={(start + top) / 2} textAnchor="end">{`+${number(taken, locale, 0)} kJ`}</text>
        <text x="394" y={(end + top) / 2}>{`${number(-given, locale, 0)} kJ`}</text>
      </g>
    </svg>
  );
}
