import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

type Shape = Extract<Figure, { type: 'shape' }>;

const CORNERS: Readonly<Partial<Record<Shape['name'], number>>> = { triangle: 3, pentagon: 5, hexagon: 6 };

function regular(corners: number): string {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * 56).toFixed(2)},${(Math.sin(angle) * 56).toFixed(2)}`;
  }).join(' ');
}

/** Outlines of solids, seen a little from above; hidden edges are dashed. */
const SOLIDS: Readonly<Partial<Record<Shape['name'], readonly [solid: string, hidden: string]>>> = {
  cube: [
    'M-44 -16 H24 V52 H-44 Z M-44 -16 L-20 -44 H48 L24 -16 M48 -44 V24 L24 52',
    'M-20 -44 V24 L-44 52 M-20 24 H48',
  ],
  cylinder: [
    'M-40 -40 A40 14 0 0 0 40 -40 A40 14 0 0 0 -40 -40 V40 A40 14 0 0 0 40 40 V-40',
    'M-40 40 A40 14 0 0 1 40 40',
  ],
  cone: ['M-42 40 L0 -54 L42 40 A42 14 0 0 1 -42 40', 'M-42 40 A42 14 0 0 1 42 40'],
  sphere: ['M-52 0 A52 52 0 1 0 52 0 A52 52 0 1 0 -52 0 A52 16 0 0 0 52 0', 'M-52 0 A52 16 0 0 1 52 0'],
};

/** A flat shape or a solid, turned clockwise. */
export function ShapeFigure({ figure, label }: { readonly figure: Shape; readonly label: string }) {
  return (
    <Frame viewBox="-72 -72 144 144" label={label} className="max-w-44">
      <g
        transform={`rotate(${figure.turnDegrees})`}
        className="fill-gold/25"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
      >
        <Outline name={figure.name} />
      </g>
    </Frame>
  );
}

function Outline({ name }: { readonly name: Shape['name'] }) {
  const solid = SOLIDS[name];
  if (solid) return <Solid paths={solid} />;
  const corners = CORNERS[name];
  if (corners !== undefined) return <polygon points={regular(corners)} />;
  if (name === 'circle') return <circle r="54" />;
  return name === 'square' ? (
    <rect x="-46" y="-46" width="92" height="92" />
  ) : (
    <rect x="-60" y="-34" width="120" height="68" />
  );
}

function Solid({ paths: [seen, hidden] }: { readonly paths: readonly [string, string] }) {
  return (
    <>
      <path d={seen} />
      <path d={hidden} fill="none" strokeWidth="2.5" strokeDasharray="6 5" />
    </>
  );
}
