import { nodalLines } from '@ori/core/sound/nodal-lines';
import { resonanceGrid } from '@ori/core/sound/plate-grid';
import type { Resonance } from '@ori/core/sound/plate-mode';
import { aspectOf, type PlateShape } from '@ori/core/sound/plate-resonances';

const HALF = 50;
const NET = 40;
/** A dark plate with pale sand, the same by day and by night. */
const PLATE = '#232b52';
const RIM = '#56639f';
const SAND = '#f0cd85';

function pathOf(shape: PlateShape, resonance: Resonance, turnRad: number): string {
  const height = HALF / aspectOf(shape);
  return nodalLines(resonanceGrid(shape, resonance, turnRad, NET))
    .map((line) =>
      line
        .filter((_, index) => index % 2 === 0 || index === line.length - 1)
        .map(([x, y]) => `${(x * HALF).toFixed(1)} ${(y * height).toFixed(1)}`)
        .join('L'),
    )
    .map((line) => `M${line}`)
    .join('');
}

interface PlateDrawingProps {
  readonly shape: PlateShape;
  readonly resonance: Resonance;
  readonly turnRad?: number;
}

/** A plate from above, 100 wide around the middle, sand on its still lines. */
export function PlateDrawing({ shape, resonance, turnRad = 0 }: PlateDrawingProps) {
  const height = HALF / aspectOf(shape);
  const sand = pathOf(shape, resonance, turnRad);
  return (
    <g>
      {shape === 'round' ? (
        <circle r={HALF} fill={PLATE} stroke={RIM} strokeWidth="1.5" />
      ) : (
        <rect
          x={-HALF}
          y={-height}
          width={2 * HALF}
          height={2 * height}
          rx="2"
          fill={PLATE}
          stroke={RIM}
          strokeWidth="1.5"
        />
      )}
      <g fill="none" stroke={SAND} strokeLinecap="round">
        <path d={sand} strokeWidth="3.6" strokeDasharray="0.1 4.3" opacity="0.4" />
        <path d={sand} strokeWidth="1.7" strokeDasharray="0.1 2.1" />
      </g>
    </g>
  );
}
