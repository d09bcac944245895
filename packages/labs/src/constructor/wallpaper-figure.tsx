import { useId } from 'react';
import { round } from './figure-path.ts';
import {
  CELL_SIDES,
  drawnMap,
  WALLPAPER_GROUPS,
  type WallpaperName,
} from '@ori/core/geometry/wallpaper-groups';

const SIZE = 92;
/** A leaf without any symmetry of its own, inside the smallest piece that any of the groups repeats. */
const LEAF = 'M12 2C24 0 38 2 44 9C45 14 44 19 42 23C39 16 34 12 27 11C33 14 37 18 38 21C30 17 22 9 12 2Z';
const ACROSS = [-2, -1, 0, 1, 2, 3];

interface WallpaperFigureProps {
  readonly group: WallpaperName;
  readonly label: string;
}

/** One leaf, put wherever the group puts it: gold as it is, lapis where it is flipped. */
export function WallpaperFigure({ group, label }: WallpaperFigureProps) {
  const cellId = useId();
  const { maps, cell } = WALLPAPER_GROUPS[group];
  const [first, second] = CELL_SIDES[cell];
  const placed = (column: number, row: number) =>
    [0, 1].map((axis) => round((column * (first[axis] ?? 0) + row * (second[axis] ?? 0)) * SIZE));
  return (
    <svg viewBox="0 0 276 230" role="img" aria-label={label} className="lab-figure geo-drawing">
      <defs>
        <g id={cellId}>
          {maps.map((map, index) => (
            <Leaf key={index} map={drawnMap(map, cell)} />
          ))}
        </g>
      </defs>
      {ACROSS.flatMap((column) =>
        ACROSS.map((row) => {
          const [x, y] = placed(column, row);
          return <use key={`${column},${row}`} href={`#${cellId}`} x={x} y={y} />;
        }),
      )}
      <path
        d={`M92 92l${placed(1, 0).join(' ')}l${placed(0, 1).join(' ')}l${placed(-1, 0).join(' ')}z`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="4 4"
        opacity="0.7"
      />
    </svg>
  );
}

function Leaf({ map }: { readonly map: readonly number[] }) {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = map;
  const matrix = [a, b, c, d, e * SIZE, f * SIZE].map((it) => Math.round(it * 1e4) / 1e4).join(' ');
  const isFlipped = a * d - b * c < 0;
  return <path d={LEAF} transform={`matrix(${matrix})`} fill={isFlipped ? 'var(--lapis)' : 'var(--gold)'} />;
}
