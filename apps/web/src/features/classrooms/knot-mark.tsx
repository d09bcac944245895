import { type Point, ring } from '../../ui/ornament/points.ts';
import { starPolygon } from '../../ui/ornament/star.ts';

const CENTRE: Point = [50, 50];
/** Beads that still stand apart on their ring. */
const BEADS_MAX = 14;

/** A knot in the middle of as many beads as there are children: whom one sheet would serve, seen before it is read. */
export function KnotMark({ count }: { readonly count: number }) {
  return (
    <svg className="knot-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path d={starPolygon(CENTRE, 29, 8, 3)} />
      <circle className="knot-ring" cx="50" cy="50" r="42" />
      {ring(CENTRE, 42, Math.min(BEADS_MAX, count)).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="knot-bead" cx={x} cy={y} r="5.5" />
      ))}
    </svg>
  );
}
