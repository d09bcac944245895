import { inOutPieces, squareOnLongSide, type Point } from '@ori/core/geometry/in-out-pieces';
import { polyline } from '../../../ui/ornament/points.ts';

const GOU = 3;
const GU = 4;

const outline = (corners: readonly Point[]): string =>
  polyline(
    corners.map(({ x, y }) => [x, -y]),
    true,
  );

/** The square on the smaller leg stands to the right of the larger one. */
const isGou = (corners: readonly Point[]): boolean =>
  corners.reduce((sum, { x }) => sum + x, 0) / corners.length > GU;

function Pieces({ moved }: { readonly moved: boolean }) {
  return inOutPieces(GOU, GU).map(({ id, corners, slide }) => (
    <path
      key={id}
      className={isGou(corners) ? 'pic-nile' : 'pic-clay'}
      d={outline(corners)}
      strokeWidth="0.06"
      transform={moved ? `translate(${slide.x} ${-slide.y})` : undefined}
    />
  ));
}

/** Two squares on the legs, and the same five pieces slid into one square on the long side. */
export function GouguPicture() {
  return (
    <svg viewBox="-0.4 -7.4 17.4 7.9">
      <path
        className="pic-dash"
        d={outline(squareOnLongSide(GOU, GU))}
        strokeWidth="0.05"
        strokeDasharray="0.16 0.16"
      />
      <Pieces moved={false} />
      <g transform="translate(9.4 0)">
        <Pieces moved={true} />
      </g>
    </svg>
  );
}
