import type { PaperDrawing } from '@ori/contracts/worksheets';

type Dots = Extract<PaperDrawing, { type: 'dots' }>;
/** Millimetres, as wide as the text of a page. */
const [WIDE, TALL] = [176, 206];
const EDGE = 2;
const RADIUS = 0.5;

/** One dot as a stroke of no length: its round end is the dot. */
function rowsOf({ grid, gapMm }: Dots): string {
  const down = grid === 'isometric' ? (gapMm * Math.sqrt(3)) / 2 : gapMm;
  const rows = Math.floor((TALL - 2 * EDGE) / down) + 1;
  const across = Math.floor((WIDE - 2 * EDGE) / gapMm) + 1;
  return Array.from({ length: rows }, (_, row) => {
    const isMoved = grid === 'isometric' && row % 2 === 1;
    const y = Math.round((EDGE + row * down) * 100) / 100;
    const dots = Array.from({ length: isMoved ? across - 1 : across }, (__, column) => {
      return `M${EDGE + (column + (isMoved ? 0.5 : 0)) * gapMm} ${y}h0.01`;
    });
    return dots.join('');
  }).join('');
}

/** Dots in squares or triangles, for drawing on. */
export function DotGrid({ drawing, label }: { readonly drawing: Dots; readonly label: string }) {
  return (
    <svg viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={label}>
      <path
        d={rowsOf(drawing)}
        fill="none"
        stroke="var(--mute)"
        strokeWidth={2 * RADIUS}
        strokeLinecap="round"
      />
    </svg>
  );
}
