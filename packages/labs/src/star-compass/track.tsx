import type { Locale } from '@ori/contracts/locale';
import { number, say } from '../frame/words.ts';
import { WORDS } from './words.ts';

interface TrackProps {
  /** Sea miles right of the line and along it, from the start. */
  readonly points: readonly { readonly right: number; readonly ahead: number }[];
  readonly locale: Locale;
}

const SCALE = 2.6;
const START_Y = 205;

function wordsOf({ points, locale }: TrackProps): string {
  return points
    .slice(1)
    .map(({ right }, index) => {
      const n = index + 1;
      if (Math.abs(right) < 0.05) return say(WORDS.watchTrue, locale, { n });
      const side = say(right < 0 ? WORDS.leftSide : WORDS.rightSide, locale);
      return say(WORDS.watchDone, locale, { n, side, miles: number(Math.abs(right), locale, 1) });
    })
    .join('; ');
}

/** The way sailed beside the line of the course, which runs upwards. */
export function Track(props: TrackProps) {
  const { points, locale } = props;
  const at = points.map(({ right, ahead }) => [right * SCALE, START_Y - ahead * SCALE] as const);
  return (
    <svg
      viewBox="-110 0 220 220"
      role="img"
      aria-label={say(WORDS.trackLabel, locale, { words: wordsOf(props) })}
      className="compass-track"
    >
      {[-60, 60].map((x) => (
        <path
          key={x}
          d={`M${x} 18q12 -8 24 0t24 0M${x - 20} 118q12 -8 24 0t24 0`}
          fill="none"
          className="stroke-line"
          strokeWidth="2"
        />
      ))}
      <path d={`M0 ${START_Y}V12`} className="stroke-clay" strokeWidth="2" strokeDasharray="3 7" />
      <path
        d={`M${at.map((point) => point.map((it) => it.toFixed(1)).join(' ')).join('L')}`}
        fill="none"
        className="stroke-gold"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {at.map(([x, y], index) => (
        <circle key={index} cx={x} cy={y} r={index === at.length - 1 ? 7 : 4} className="fill-gold" />
      ))}
    </svg>
  );
}
