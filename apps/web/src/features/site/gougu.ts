import { type InOutPiece, inOutPieces, type Point, squareOnLongSide } from '@ori/core/geometry/in-out-pieces';
import { polyline } from '../../ui/ornament/points.ts';

/** Legs of the right triangle, in units: `gu` the longer, `gou` the shorter. */
export interface Legs {
  readonly gou: number;
  readonly gu: number;
}

/** The square a piece is cut from: the one on gou or the one on gu. */
export function squareOf({ id }: InOutPiece): 'gou' | 'gu' {
  return id === 'slides-3' || id === 'stays-2' ? 'gou' : 'gu';
}

/** The five pieces of the two squares on the legs. */
export function piecesOf({ gou, gu }: Legs): readonly InOutPiece[] {
  return inOutPieces(gou, gu);
}

/** Path data of a shape, on a screen whose y axis grows downwards. */
export function outline(corners: readonly Point[]): string {
  return polyline(
    corners.map(({ x, y }) => [x, -y]),
    true,
  );
}

/** Path data of the square on the long side. */
export function bigSquare({ gou, gu }: Legs): string {
  return outline(squareOnLongSide(gou, gu));
}
