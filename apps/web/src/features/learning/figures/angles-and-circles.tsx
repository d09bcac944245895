import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

type Triangle = Extract<Figure, { type: 'triangle' }>;
type Circle = Extract<Figure, { type: 'circle-points' }>;
type Place = readonly [x: number, y: number];

const LONGEST = 260;
const TEXT = { fill: 'currentColor', fontSize: 17, fontWeight: 600, textAnchor: 'middle' } as const;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way from one place towards another, `length` long. */
function towards([ax, ay]: Place, [bx, by]: Place, length: number): Place {
  const distance = Math.hypot(bx - ax, by - ay) || 1;
  return [((bx - ax) / distance) * length, ((by - ay) / distance) * length];
}

/** A, B at the bottom, C above, in picture units; the longest side fills the picture. */
function cornersOf({ angles: [a, b] }: Triangle): readonly [Place, Place, Place] {
  const c = 180 - a - b;
  const side = Math.sin(radians(b)) / Math.sin(radians(c));
  const scale = LONGEST / Math.max(1, side, Math.sin(radians(a)) / Math.sin(radians(c)));
  const top: Place = [scale * side * Math.cos(radians(a)), -scale * side * Math.sin(radians(a))];
  return [[0, 0], [scale, 0], top];
}

const middle = (places: readonly Place[]): Place => [
  places.reduce((sum, [x]) => sum + x, 0) / places.length,
  places.reduce((sum, [, y]) => sum + y, 0) / places.length,
];

/** A triangle in true proportion, with what is known at its corners and sides. */
export function TriangleFigure({ figure, label }: { readonly figure: Triangle; readonly label: string }) {
  const corners = cornersOf(figure);
  const centre = middle(corners);
  const xs = corners.map(([x]) => x);
  const left = Math.min(...xs) - 70;
  const height = Math.max(...corners.map(([, y]) => -y));
  const sides = [
    [corners[1], corners[2]],
    [corners[0], corners[2]],
    [corners[0], corners[1]],
  ] as const;
  return (
    <Frame
      viewBox={`${left} ${-height - 44} ${Math.max(...xs) - left + 70} ${height + 88}`}
      label={label}
      className="max-w-sm"
    >
      <polygon
        points={corners.join(' ')}
        className="fill-gold/20 stroke-gold"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {corners.map((corner, index) => {
        const [ox, oy] = towards(centre, corner, 20);
        const [ix, iy] = towards(corner, centre, 50);
        return (
          <g key={figure.names[index]}>
            <text x={corner[0] + ox} y={corner[1] + oy + 6} {...TEXT} fontStyle="italic">
              {figure.names[index]}
            </text>
            <text x={corner[0] + ix} y={corner[1] + iy + 6} {...TEXT} fontSize={15}>
              {figure.angleLabels[index]}
            </text>
          </g>
        );
      })}
      {sides.map((side, index) => {
        const at = middle(side);
        const [ox, oy] = towards(centre, at, 26);
        return (
          <text key={`side ${figure.names[index]}`} x={at[0] + ox} y={at[1] + oy + 6} {...TEXT}>
            {figure.sideLabels[index]}
          </text>
        );
      })}
    </Frame>
  );
}

const RADIUS = 110;

function placeOn(circle: Circle, name: string): Place {
  const point = circle.points.find((candidate) => candidate.name === name);
  if (!point) return [0, 0];
  const reach = RADIUS * point.reach;
  return [reach * Math.cos(radians(point.degrees)), -reach * Math.sin(radians(point.degrees))];
}

/** How far from its corner an angle is written, so that it stands clear of both its sides. */
function clearance(corner: Place, rays: readonly [Place, Place]): number {
  const [first, second] = rays.map(([x, y]) => Math.atan2(y - corner[1], x - corner[0]));
  const between = Math.abs((second ?? 0) - (first ?? 0));
  const half = Math.min(between, 2 * Math.PI - between) / 2;
  return Math.min(74, Math.max(36, 17 / Math.sin(half)));
}

function AngleMark({ circle, angle }: { readonly circle: Circle; readonly angle: Circle['angles'][number] }) {
  const corner = placeOn(circle, angle.at);
  const rays = [placeOn(circle, angle.from), placeOn(circle, angle.to)] as const;
  const between = middle(
    rays.map((ray) => {
      const [dx, dy] = towards(corner, ray, 50);
      return [corner[0] + dx, corner[1] + dy];
    }),
  );
  const [x, y] = towards(corner, between, clearance(corner, rays));
  return (
    <text x={corner[0] + x} y={corner[1] + y + 6} {...TEXT}>
      {angle.label}
    </text>
  );
}

/** The picture’s edges: the circle and every point, with room for names. */
function frameOf(circle: Circle): string {
  const places = circle.points.map(({ name }) => placeOn(circle, name));
  const room = 30;
  const left = Math.min(-RADIUS, ...places.map(([x]) => x)) - room;
  const right = Math.max(RADIUS, ...places.map(([x]) => x)) + room;
  const top = Math.min(-RADIUS, ...places.map(([, y]) => y)) - room;
  const bottom = Math.max(RADIUS, ...places.map(([, y]) => y)) + room;
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/** A circle around O with named points, lines between them and angles written at their corners. */
export function CirclePointsFigure({ figure, label }: { readonly figure: Circle; readonly label: string }) {
  return (
    <Frame viewBox={frameOf(figure)} label={label} className="max-w-sm">
      <circle r={RADIUS} className="fill-nile/20 stroke-nile" strokeWidth="3" />
      {figure.lines.map(([from, to]) => {
        const [[x1, y1], [x2, y2]] = [placeOn(figure, from), placeOn(figure, to)];
        return (
          <line
            key={`${from}${to}`}
            x1={x1}
            y1={y1}
            x2={x2}
            y2={y2}
            className="stroke-gold"
            strokeWidth="3"
          />
        );
      })}
      <circle r="4" fill="currentColor" />
      <text x="-13" y="-7" {...TEXT} fontStyle="italic">
        O
      </text>
      {figure.points.map(({ name, degrees, reach }) => {
        const out = reach * RADIUS + 16;
        const [x, y] = [out * Math.cos(radians(degrees)), -out * Math.sin(radians(degrees)) + 6];
        return (
          <text key={name} x={x} y={y} {...TEXT} fontStyle="italic">
            {name}
          </text>
        );
      })}
      {figure.angles.map((angle) => (
        <AngleMark key={`${angle.from}${angle.at}${angle.to}`} circle={figure} angle={angle} />
      ))}
    </Frame>
  );
}
