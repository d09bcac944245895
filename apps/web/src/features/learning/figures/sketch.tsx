import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

type Sketch = Extract<Figure, { type: 'sketch' }>;
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LONGEST = 300;
const ROOM = 34;
const TEXT = { fill: 'currentColor', fontSize: 17, fontWeight: 600, textAnchor: 'middle' } as const;

/** What the drawing takes up, in its own units, y turned downwards. */
function boxOf({ paths, circles, labels }: Sketch): Box {
  const corners = paths.flatMap((path) => path.corners);
  const xs = [...corners.map(([x]) => x), ...labels.map(({ x }) => x)];
  const ys = [...corners.map(([, y]) => -y), ...labels.map(({ y }) => -y)];
  for (const { x, y, radius } of circles) {
    xs.push(x - radius, x + radius);
    ys.push(-y - radius, -y + radius);
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Paths, circles and words, drawn to one scale both ways. */
export function SketchFigure({ figure, label }: { readonly figure: Sketch; readonly label: string }) {
  const { left, top, width, height } = boxOf(figure);
  const scale = LONGEST / Math.max(width, height);
  const at = (x: number, y: number) => ({ x: (x - left) * scale, y: (-y - top) * scale });
  const along = (corners: readonly (readonly [number, number])[]) =>
    corners.map(([x, y]) => Object.values(at(x, y)).join()).join(' ');
  const drawn = { className: 'fill-nile/15 stroke-nile', strokeWidth: 3, strokeLinejoin: 'round' } as const;
  return (
    <Frame
      viewBox={`${-ROOM} ${-ROOM} ${width * scale + 2 * ROOM} ${height * scale + 2 * ROOM}`}
      label={label}
      className="max-w-sm"
    >
      {figure.circles.map(({ x, y, radius }) => (
        <circle key={`${x},${y},${radius}`} cx={at(x, y).x} cy={at(x, y).y} r={radius * scale} {...drawn} />
      ))}
      {figure.paths.map(({ corners, closed }) =>
        closed ? (
          <polygon key={along(corners)} points={along(corners)} {...drawn} />
        ) : (
          <polyline
            key={along(corners)}
            points={along(corners)}
            {...drawn}
            fill="none"
            className="stroke-nile"
          />
        ),
      )}
      {figure.labels.map(({ x, y, text }) => (
        <text key={`${x},${y},${text}`} {...at(x, y)} {...TEXT} dy="0.35em">
          {text}
        </text>
      ))}
    </Frame>
  );
}
