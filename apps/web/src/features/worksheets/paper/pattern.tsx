import type { PaperDrawing } from '@ori/contracts/worksheets';
import { circleGrid } from '../../../ui/ornament/circle-grid.ts';
import { girih } from '../../../ui/ornament/girih.ts';
import { lattice } from '../../../ui/ornament/lattice.ts';
import { starOutline, starPolygon } from '../../../ui/ornament/star.ts';

type Pattern = Extract<PaperDrawing, { type: 'pattern' }>;

const [WIDE, TALL] = [720, 816];
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Stars edge to edge, each second row moved by half. */
function stars(across: number, points: number): string {
  const cell = WIDE / across;
  const skip = Math.max(2, Math.floor((points - 1) / 2) - 1);
  const rows = Math.ceil(TALL / cell) + 1;
  return upTo(rows)
    .flatMap((row) =>
      upTo(across + 1).map((column) => {
        const centre = [(column + (row % 2) / 2) * cell, (row + 0.5) * cell] as const;
        return (
          starOutline(centre, cell * 0.5, points, skip) +
          starPolygon(centre, cell * 0.27, points, Math.min(skip, 2)) +
          starOutline(centre, cell * 0.7, points, 2, 1 / (2 * points))
        );
      }),
    )
    .join('');
}

const PATHS: Readonly<Record<Pattern['name'], (pattern: Pattern) => string>> = {
  girih: ({ across }) => {
    const edge = WIDE / across / (1 + Math.SQRT2);
    return girih(across + 1, Math.ceil((TALL / WIDE) * across) + 1, edge);
  },
  star: ({ across, points }) => stars(across, points),
  lattice: ({ across }) => {
    const cell = WIDE / across;
    return (
      lattice(across, Math.ceil(TALL / cell) + 1, cell) +
      lattice(across, Math.ceil(TALL / cell) + 1, cell, 0.72)
    );
  },
  circles: ({ across }) => circleGrid([WIDE / 2, TALL / 2], WIDE / (2 * across), across * 2),
};

interface PatternProps {
  readonly drawing: Pattern;
  readonly label: string;
}

/** A pattern in lines, to be coloured; it fills a page. */
export function PatternToColour({ drawing, label }: PatternProps) {
  return (
    <svg viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={label}>
      <path
        d={PATHS[drawing.name](drawing)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <rect
        x="1"
        y="1"
        width={WIDE - 2}
        height={TALL - 2}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
      />
    </svg>
  );
}
