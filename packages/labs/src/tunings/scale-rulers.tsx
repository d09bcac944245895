import type { Locale } from '@ori/contracts/locale';
import { centsOf, ratiosOf, type Tuning, TUNINGS } from '@ori/core/sound/tunings';
import { say } from '../frame/words.ts';
import { SCALE_WORDS } from './scale-words.ts';

export const NOTE_NAMES = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B', 'C'] as const;
const WIDTH = 480;
const ROW = 44;
const OCTAVE = 1200;

interface ScaleRulersProps {
  readonly chosen: Tuning;
  /** Steps that sound. */
  readonly steps: readonly number[];
  readonly locale: Locale;
}

/** The thirteen notes of each tuning on a ruler of 1200 cents; thin lines stand at the equal steps. */
export function ScaleRulers({ chosen, steps, locale }: ScaleRulersProps) {
  const place = (cents: number) => (cents / OCTAVE) * WIDTH;
  const height = TUNINGS.length * ROW + 22;
  return (
    <svg
      viewBox={`-14 0 ${WIDTH + 28} ${height}`}
      role="img"
      aria-label={say(SCALE_WORDS.picture, locale)}
      className="lab-figure"
    >
      {NOTE_NAMES.map((name, step) => (
        <g key={`${name}${step}`}>
          <path d={`M${place(step * 100)} 18V${height}`} stroke="var(--line)" strokeWidth="1" />
          <text x={place(step * 100)} y="12" textAnchor="middle" fontSize="13" fill="currentColor">
            {name}
          </text>
        </g>
      ))}
      {TUNINGS.map((tuning, row) => (
        <g
          key={tuning}
          transform={`translate(0 ${row * ROW + 40})`}
          fill={tuning === chosen ? 'var(--gold)' : 'var(--nile)'}
        >
          <path d={`M0 0H${WIDTH}`} stroke="var(--edge)" strokeWidth="1.5" />
          {ratiosOf(tuning).map((ratio, step) => (
            <circle
              key={ratio}
              cx={place(centsOf(ratio))}
              cy="0"
              r={tuning === chosen && steps.includes(step) ? 8 : 4.5}
              opacity={tuning === chosen ? 1 : 0.6}
            />
          ))}
          <text x="0" y="20" fontSize="13" fill={tuning === chosen ? 'currentColor' : 'var(--mute)'}>
            {say(SCALE_WORDS[tuning], locale)}
          </text>
        </g>
      ))}
    </svg>
  );
}
