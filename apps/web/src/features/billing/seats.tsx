import { circle, type Point, ring } from '../../ui/ornament/points.ts';
import { starOutline } from '../../ui/ornament/star.ts';
import './seats.css';

const MIDDLE: Point = [100, 100];
/** Places drawn around the table where a plan has no limit. */
const MANY = 24;
const TABLE_RADIUS = 58;
const SEAT_RADIUS = 82;

interface Props {
  /** Places that are taken; null: as many as there are. */
  readonly taken: number | null;
  /** Places drawn in all, the rest of them empty. */
  readonly of?: number;
}

/** A table with a place for each child a plan has room for; for nobody who cannot see it. */
export function Seats({ taken: wanted, of }: Props) {
  const taken = wanted ?? MANY;
  const total = Math.max(of ?? taken, taken);
  const size = total > 8 ? 6.5 : 14;
  const sides = Math.max(total, 6);
  return (
    <svg className="seats" viewBox="0 0 200 200" aria-hidden="true">
      <path className="seats-table" d={circle(MIDDLE, TABLE_RADIUS)} />
      <path
        className="seats-star"
        d={starOutline(MIDDLE, TABLE_RADIUS - 8, sides, Math.floor(sides / 2.6))}
      />
      {ring(MIDDLE, SEAT_RADIUS, total).map(([x, y], at) => (
        <circle key={at} cx={x.toFixed(2)} cy={y.toFixed(2)} r={size} data-taken={at < taken || undefined} />
      ))}
    </svg>
  );
}
