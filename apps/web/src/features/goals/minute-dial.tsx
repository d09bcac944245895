import { around, type Point, ring } from '../../ui/ornament/points.ts';

const HOUR = 60;
const CENTRE: Point = [50, 50];
const RADIUS = 38;
const OUTER = ring(CENTRE, 47, 12);
const INNER = ring(CENTRE, 43, 12);

/** The part of an hour from the top on, as SVG path data. */
function wedge(minutes: number): string {
  const [x, y] = around(CENTRE, RADIUS, minutes / HOUR);
  const isLarge = minutes > HOUR / 2 ? 1 : 0;
  return `M50 50V${50 - RADIUS}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${x} ${y}Z`;
}

/** So much of an hour, for those who see it sooner than they read it; `minutes` from 1 to 60. */
export function MinuteDial({ minutes }: { readonly minutes: number }) {
  return (
    <svg viewBox="0 0 100 100" className="minute-dial" aria-hidden="true">
      <circle className="minute-face" cx="50" cy="50" r={RADIUS} />
      {OUTER.map(([x, y], index) => (
        <line key={index} x1={INNER[index]?.[0]} y1={INNER[index]?.[1]} x2={x} y2={y} />
      ))}
      {minutes < HOUR ? (
        <path className="minute-part" d={wedge(minutes)} />
      ) : (
        <circle className="minute-part" cx="50" cy="50" r={RADIUS} />
      )}
    </svg>
  );
}
