import { onCanvas } from '../frame/three-d-camera.ts';
import type { View } from '../frame/three-d-scene.ts';

const AXES = [
  { name: 'x', x: 1, y: 0, z: 0 },
  { name: 'y', x: 0, y: 1, z: 0 },
  { name: 'z', x: 0, y: 0, z: 1 },
] as const;

/** The letters of the axes around the picture, fainter behind it. */
export function AxisMarks({ view }: { readonly view: View }) {
  return AXES.map(({ name, x, y, z }) => {
    const [from, to] = [0.9, 0.98].map((far) => onCanvas({ x: far * x, y: far * y, z: far * z }, view, 1));
    const end = onCanvas({ x: 1.04 * x, y: 1.04 * y, z: 1.04 * z }, view, 1);
    if (!from || !to) return null;
    return (
      <g key={name} opacity={end.near < 0 ? 0.45 : 1} stroke="currentColor" strokeWidth="0.012">
        <line x1={from.right} y1={-from.up} x2={to.right} y2={-to.up} />
        <text
          x={end.right}
          y={-end.up + 0.025}
          fontSize="0.08"
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
        >
          {name}
        </text>
      </g>
    );
  });
}
