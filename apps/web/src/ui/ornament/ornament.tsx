import { circleGrid } from './circle-grid.ts';
import { classNames } from '../class-names.ts';
import { girih } from './girih.ts';
import { lattice } from './lattice.ts';
import { plait } from './interlace.ts';
import { starPolygon } from './star.ts';

/** Each drawing as path data, with the box it fills. */
export const DRAWINGS = {
  circles: { box: '0 0 200 200', path: circleGrid([100, 100], 32, 2) },
  star: {
    box: '0 0 200 200',
    path: starPolygon([100, 100], 96, 16, 7) + starPolygon([100, 100], 62, 16, 5, 1 / 32),
  },
  girih: { box: '36.2 36.2 217.3 217.3', path: girih(4, 4, 30) },
  lattice: { box: '0 0 240 240', path: lattice(6, 6, 40) },
  plait: { box: '-2 -14 484 28', path: plait(20, 24, 11) },
} as const;

export type OrnamentName = keyof typeof DRAWINGS;

interface OrnamentProps {
  readonly name: OrnamentName;
  /** Place and size. */
  readonly className?: string;
  /** Turns once in four minutes; never under reduced motion. */
  readonly turning?: boolean;
  /** Stroke width in pixels, whatever the size. */
  readonly weight?: number;
}

/** A quiet drawing for a corner, a backdrop or a divider; nothing for a screen reader, nothing on paper. */
export function Ornament({ name, className, turning = false, weight = 1 }: OrnamentProps) {
  const { box, path } = DRAWINGS[name];
  return (
    <svg
      className={classNames('ornament', className)}
      viewBox={box}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path
        className={turning ? 'turning' : undefined}
        d={path}
        strokeWidth={weight}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A line between two parts of a page. */
export function Divider() {
  return <Ornament name="plait" className="mx-auto my-12 h-5 w-72 opacity-70" />;
}
