import { inOutPieces, type InOutPiece, squareOnLongSide } from '@ori/core/geometry/in-out-pieces';

const TONES: Readonly<Record<InOutPiece['id'], string>> = {
  'slides-1': 'fill-clay',
  'slides-2': 'fill-gold',
  'slides-3': 'fill-gold',
  'stays-1': 'fill-lapis',
  'stays-2': 'fill-nile',
};

interface GouguFigureProps {
  readonly gou: number;
  readonly gu: number;
  /** Which pieces have slid over. */
  readonly moved: readonly InOutPiece['id'][];
  readonly label: string;
}

const path = (corners: readonly { x: number; y: number }[]) =>
  corners.map(({ x, y }) => `${x},${y}`).join(' ');

/** The two squares on the legs, cut into pieces, and the outline of the square on the long side. */
export function GouguFigure({ gou, gu, moved, label }: GouguFigureProps) {
  const [small, large] = [Math.min(gou, gu), Math.max(gou, gu)];
  const size = small + large;
  return (
    <svg
      viewBox={`-0.6 -0.6 ${size + 1.2} ${size + 1.2}`}
      role="img"
      aria-label={label}
      className="lab-figure lab-square"
    >
      <g transform={`translate(0 ${size}) scale(1 -1)`}>
        <g
          fill="none"
          stroke="currentColor"
          strokeWidth={size / 180}
          strokeDasharray={`${size / 60} ${size / 60}`}
          opacity="0.7"
        >
          <rect width={large} height={large} />
          <rect x={large} width={small} height={small} />
        </g>
        {inOutPieces(gou, gu).map((piece) => (
          <polygon
            key={piece.id}
            points={path(piece.corners)}
            transform={
              moved.includes(piece.id) ? `translate(${piece.slide.x} ${piece.slide.y})` : 'translate(0 0)'
            }
            className={`lab-slide ${TONES[piece.id]}`}
            fillOpacity="0.8"
            stroke="var(--color-night)"
            strokeWidth={size / 200}
          />
        ))}
        <polygon
          points={path(squareOnLongSide(gou, gu))}
          fill="none"
          stroke="currentColor"
          strokeWidth={size / 90}
        />
      </g>
    </svg>
  );
}
