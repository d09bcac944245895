import type { Locale } from '@ori/contracts/locale';
import { BELL, fallenDb } from '@ori/core/mind/bell';
import { number, say } from '../frame/words.ts';
import { WORDS } from './words.ts';

const WIDTH = 360;
const HEIGHT = 150;
const DEEPEST_DB = 90;
const LEFT = 44;
const BOTTOM = HEIGHT - 30;

const y = (db: number): number => 12 + (Math.min(db, DEEPEST_DB) / DEEPEST_DB) * (BOTTOM - 12);

export interface Try {
  readonly guessS: number;
  readonly tookS: number;
}

/** The computed fall of the bell with the learner's guess and press on it. */
export function FallCurve({ guessS, tookS, wholeS, locale }: Try & { wholeS: number; locale: Locale }) {
  const x = (seconds: number) => LEFT + (Math.min(seconds, wholeS) / wholeS) * (WIDTH - LEFT - 12);
  const points = Array.from({ length: 61 }, (_, step) => (step / 60) * wholeS);
  const path = points.map((at) => `${x(at).toFixed(1)} ${y(fallenDb(BELL, at)).toFixed(1)}`).join('L');
  const told = { guess: number(guessS, locale, 1), took: number(tookS, locale, 1) };
  const marks = [
    { at: guessS, name: say(WORDS.yourGuess, locale), tone: 'var(--lapis)' },
    { at: tookS, name: say(WORDS.yourPress, locale), tone: 'var(--clay)' },
  ];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="bell-curve"
      role="img"
      aria-label={say(WORDS.curve, locale, { marks: say(WORDS.marks, locale, told) })}
    >
      {[0, 30, 60, 90].map((db) => (
        <g key={db}>
          <path d={`M${LEFT} ${y(db)}H${WIDTH - 12}`} stroke="var(--line)" />
          <text x={LEFT - 6} y={y(db) + 4} textAnchor="end" fontSize="11" fill="var(--mute)">
            {`${db === 0 ? '' : '−'}${db} dB`}
          </text>
        </g>
      ))}
      <path d={`M${path}`} fill="none" stroke="var(--gold)" strokeWidth="3" />
      {marks.map(({ at, name, tone }, index) => (
        <g key={name}>
          <path
            d={`M${x(at)} 12V${BOTTOM}`}
            stroke={tone}
            strokeWidth="2"
            strokeDasharray={index ? '' : '4 4'}
          />
          <circle cx={x(at)} cy={y(fallenDb(BELL, at))} r="5" fill={tone} />
          <text x={x(at)} y={BOTTOM + 13 + index * 13} textAnchor="middle" fontSize="11" fill={tone}>
            {`${name} ${number(at, locale, 1)} s`}
          </text>
        </g>
      ))}
    </svg>
  );
}
