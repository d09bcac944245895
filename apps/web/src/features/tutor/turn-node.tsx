import type { TutorMoveKind } from '@ori/contracts/tutor-names';
import { starPolygon } from '../../ui/ornament/star.ts';

/** The star that a turn hangs by: more points, the more it shows. */
const POINTS: Partial<Readonly<Record<TutorMoveKind, readonly [n: number, k: number]>>> = {
  hint: [7, 2],
  check: [8, 3],
  scaffold: [10, 3],
  worked: [12, 5],
  twin: [7, 3],
  lesson: [9, 4],
  praise: [16, 7],
};
const PLAIN = [4, 1] as const;

/** The knot of a turn on Ori's thread; its form tells what kind of help it is. */
export function TurnNode({ move }: { readonly move: TutorMoveKind | null }) {
  const [n, k] = (move && POINTS[move]) ?? PLAIN;
  return (
    <svg className="tutor-node" data-move={move} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d={starPolygon([20, 20], 13, n, k)} />
    </svg>
  );
}
