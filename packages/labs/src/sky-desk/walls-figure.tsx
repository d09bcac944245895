import type { Locale } from '@ori/contracts/locale';
import type { RandomWall } from '@ori/core/sky/random-walls';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

const SHOWN = 60;
const COLUMNS = 15;
const STEP = 34;
const HALF = 13;

/** The first sixty walls side by side, each as it lies on the map; those that point at something in gold. */
export function WallsFigure({
  walls,
  locale,
}: {
  readonly walls: readonly RandomWall[];
  readonly locale: Locale;
}) {
  const shown = walls.slice(0, SHOWN);
  const hits = shown.filter(({ targetDeg }) => targetDeg !== null).length;
  const rows = Math.ceil(shown.length / COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * STEP} ${rows * STEP}`}
      role="img"
      aria-label={say(WORDS.wallsPicture, locale, { hits })}
      className="sky-walls-picture"
    >
      {shown.map(({ axisDeg, targetDeg }, index) => (
        <path
          key={index}
          d={`M0 ${-HALF}V${HALF}`}
          transform={`translate(${(index % COLUMNS) * STEP + STEP / 2} ${Math.floor(index / COLUMNS) * STEP + STEP / 2}) rotate(${axisDeg.toFixed(1)})`}
          className={targetDeg === null ? 'stroke-edge' : 'stroke-gold'}
          strokeWidth={targetDeg === null ? 3 : 6}
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
