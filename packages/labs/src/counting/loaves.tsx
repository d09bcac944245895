import { grid, moved } from './drawn.ts';
import type { Heap } from './gathered.ts';

const [STEP, EDGE, BETWEEN] = [44, 12, 14];
/** How far strewn things lie apart, and how far each lies from its place in a row. */
const WIDE = 68;
const ASIDE = [
  [-8, 10],
  [9, -6],
  [-3, 12],
  [10, 4],
  [6, -10],
  [-10, 3],
  [11, 9],
] as const;

const stepOf = ({ isStrewn }: Heap): number => (isStrewn ? WIDE : STEP);
const asideOf = ({ isStrewn }: Heap, at: number): readonly [number, number] =>
  (isStrewn ? ASIDE[at % ASIDE.length] : undefined) ?? [0, 0];

/** A round loaf, scored twice before baking. */
function Loaf() {
  return (
    <>
      <circle r="17" fill="color-mix(in oklab, var(--gold) 62%, var(--clay))" />
      <path
        d="M-9-8C-3-4 3-4 9-8M-9 3C-3 7 3 7 9 3"
        fill="none"
        stroke="var(--night)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.65"
      />
    </>
  );
}

const rowsOf = ({ count, perRow }: Heap): number => Math.ceil(count / perRow);
const tallOf = (heap: Heap): number => rowsOf(heap) * stepOf(heap);
const wideOf = (heap: Heap): number => Math.min(heap.count, heap.perRow) * stepOf(heap);

function HeapDrawing({ heap }: { readonly heap: Heap }) {
  const step = stepOf(heap);
  return (
    <>
      {heap.isOneSign && (
        <rect
          x="-4"
          y="-4"
          width={wideOf(heap) + 8}
          height={tallOf(heap) + 8}
          rx="20"
          fill="color-mix(in oklab, var(--gold) 14%, transparent)"
          stroke="var(--gold)"
          strokeWidth="3"
        />
      )}
      {grid(heap.count, heap.perRow, step, step).map(({ x, y }, at) => {
        const [right, down] = asideOf(heap, at);
        return (
          <g
            key={`${x} ${y}`}
            className="count-sign"
            transform={moved(x + step / 2 + right, y + step / 2 + down)}
          >
            <Loaf />
          </g>
        );
      })}
    </>
  );
}

interface LoavesProps {
  readonly heaps: readonly Heap[];
  readonly label: string;
  /** Before the lab comes, with its styles: the mat is part of them. */
  readonly isStill?: boolean;
}

/** What a small number counts: loaves on a mat, each heap that one sign stands for with a line around it. */
export function Loaves({ heaps, label, isStill = false }: LoavesProps) {
  const width = Math.max(STEP * 5, ...heaps.map(wideOf)) + 2 * EDGE;
  const height = heaps.reduce((sum, heap) => sum + tallOf(heap) + BETWEEN, 2 * EDGE - BETWEEN);
  const tops = heaps.map((_, at) =>
    heaps.slice(0, at).reduce((sum, heap) => sum + tallOf(heap) + BETWEEN, EDGE),
  );
  return (
    <svg
      className={isStill ? 'lab-figure' : 'count-mat'}
      viewBox={`0 0 ${width} ${Math.max(height, STEP + 2 * EDGE)}`}
      width={width}
      role="img"
      aria-label={label}
    >
      {heaps.map((heap, at) => (
        <g key={at} transform={moved((width - wideOf(heap)) / 2, tops[at] ?? EDGE)}>
          <HeapDrawing heap={heap} />
        </g>
      ))}
    </svg>
  );
}
