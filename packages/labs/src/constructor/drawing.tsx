import type { Curve, Point } from '@ori/core/geometry/plane';
import type { PointName, Sketch } from '@ori/core/geometry/sketch';
import type { Ref } from 'react';
import type { Box } from './drawing-box.ts';

/** Drawing units for a length of 1: keeps rounded coordinates fine enough. */
export const UNIT = 100;
const FAR = 40;

const round = (value: number): number => Math.round(value * UNIT * 100) / 100;

interface DrawingProps {
  readonly sketch: Sketch;
  readonly box: Box;
  readonly label: string;
  /** Outlines that stand out, by their corners; closed from three corners on. */
  readonly outline?: readonly (readonly PointName[])[];
  /** A curve tried and not accepted. */
  readonly ghost?: Curve | null;
  readonly picked?: readonly (PointName | null)[];
  readonly ref?: Ref<SVGSVGElement>;
}

/** A sketch as a picture; y is turned to grow upwards, nothing in it is only colour. */
export function Drawing({ sketch, box, label, outline = [], ghost, picked = [], ref }: DrawingProps) {
  const size = Math.min(Math.max(box.width, box.height), 6) * 4.2;
  const view = [round(box.left), round(-box.bottom - box.height), round(box.width), round(box.height)];
  return (
    <svg ref={ref} viewBox={view.join(' ')} role="img" aria-label={label} className="lab-figure geo-drawing">
      <g fill="none" strokeWidth={size / 11}>
        {sketch.curves.map((curve, index) => (
          <CurveMark key={index} curve={curve} />
        ))}
      </g>
      {outline.map((corners) => (
        <Outline key={corners.join('')} sketch={sketch} corners={corners} width={size / 5} />
      ))}
      {ghost && (
        <g
          fill="none"
          stroke="var(--clay)"
          strokeWidth={size / 8}
          strokeDasharray={`${size / 2} ${size / 2.5}`}
        >
          <CurveMark curve={ghost} own />
        </g>
      )}
      <g className="geo-points">
        {Object.entries(sketch.points).map(([name, point]) => (
          <PointMark
            key={name}
            name={name}
            point={point}
            box={box}
            size={size}
            isPicked={picked.includes(name)}
          />
        ))}
      </g>
    </svg>
  );
}

function CurveMark({ curve, own = false }: { readonly curve: Curve; readonly own?: boolean }) {
  if (curve.kind === 'circle') {
    const colour = own ? {} : { stroke: 'var(--lapis)' };
    const { centre, radius } = curve;
    return <circle cx={round(centre.x)} cy={round(-centre.y)} r={round(radius)} {...colour} />;
  }
  const { from, to } = curve;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [((to.x - from.x) / length) * FAR, ((to.y - from.y) / length) * FAR];
  const colour = own ? {} : { stroke: 'var(--nile)' };
  return (
    <line
      x1={round(from.x - dx)}
      y1={round(-from.y + dy)}
      x2={round(to.x + dx)}
      y2={round(-to.y - dy)}
      {...colour}
    />
  );
}

interface OutlineProps {
  readonly sketch: Sketch;
  readonly corners: readonly PointName[];
  readonly width: number;
}

function Outline({ sketch, corners, width }: OutlineProps) {
  const points = corners.flatMap((name) => sketch.points[name] ?? []);
  if (points.length < corners.length) return null;
  const path = points.map(({ x, y }) => `${round(x)},${round(-y)}`).join(' ');
  const look = { stroke: 'var(--gold)', strokeWidth: width, strokeLinejoin: 'round' } as const;
  return corners.length > 2 ? (
    <polygon points={path} className="geo-outline" fill="var(--gold)" fillOpacity="0.12" {...look} />
  ) : (
    <polyline points={path} fill="none" {...look} />
  );
}

interface PointMarkProps {
  readonly name: PointName;
  readonly point: Point;
  readonly box: Box;
  readonly size: number;
  readonly isPicked: boolean;
}

/** The letter stands away from the middle of the picture, so that most lines leave it alone. */
function PointMark({ name, point, box, size, isPicked }: PointMarkProps) {
  const [dx, dy] = [point.x - box.left - box.width / 2, point.y - box.bottom - box.height / 2];
  const away = Math.hypot(dx, dy) || 1;
  const [x, y] = [round(point.x), round(-point.y)];
  return (
    <g>
      {isPicked && <circle cx={x} cy={y} r={size * 0.62} fill="var(--gold)" fillOpacity="0.35" />}
      <circle cx={x} cy={y} r={size * 0.2} fill="currentColor" />
      <text
        x={Math.round((x + (dx / away) * size * 0.85) * 100) / 100}
        y={Math.round((y - (dy / away) * size * 0.85 + size * 0.32) * 100) / 100}
        fontSize={Math.round(size * 0.95 * 100) / 100}
        fontWeight="700"
        textAnchor="middle"
        fill="currentColor"
        stroke="var(--night-2)"
        strokeWidth={size * 0.22}
        paintOrder="stroke"
      >
        {name}
      </text>
    </g>
  );
}
