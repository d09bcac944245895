import type { MoleculeId } from '@ori/contracts/matter-names';
import { type Structure, structureOf } from '@ori/core/molecules/structure';
import { onCanvas } from '../frame/three-d-camera.ts';
import { elementColour } from './element-colours.ts';
import { drawnRadius, reachOf } from './molecule-scene.ts';

const VIEW = { turnDeg: 25, leanDeg: -20 };
const HALF = 150;

function seen(structure: Structure) {
  const radius = reachOf(structure, 'sticks') * 1.04;
  return structure.atoms.map((atom) => {
    const { right, up, near, scale } = onCanvas(atom, VIEW, radius);
    const size = (drawnRadius(structure, atom, 'sticks') / radius) * scale * HALF;
    return { atom, x: right * HALF, y: -up * HALF, near, size };
  });
}

interface MoleculeFigureProps {
  readonly molecule: MoleculeId;
  readonly label: string;
}

const short = (value: number) => Math.round(value * 10) / 10;

/** A structure as balls and sticks, far ones first, drawn without any script. */
export function MoleculeModelFigure({ molecule, label }: MoleculeFigureProps) {
  const structure = structureOf(molecule);
  const balls = seen(structure);
  const sticks = structure.bonds.flatMap(({ from, to, order }) => {
    const [one, other] = [balls[from], balls[to]];
    return one && other
      ? [{ name: `${from}-${to}`, one, other, order, near: Math.min(one.near, other.near) - 0.001 }]
      : [];
  });
  const parts = [
    ...sticks.map((stick) => ({ near: stick.near, drawn: <Stick key={stick.name} {...stick} /> })),
    ...balls.map((ball) => ({ near: ball.near, drawn: <Ball key={ball.atom.name} {...ball} /> })),
  ].toSorted((a, b) => a.near - b.near);
  return (
    <svg viewBox="-156 -156 312 312" role="img" aria-label={label} className="lab-figure lab-square">
      {parts.map(({ drawn }) => drawn)}
    </svg>
  );
}

type SeenBall = ReturnType<typeof seen>[number];

function Stick({
  one,
  other,
  order,
}: {
  readonly one: SeenBall;
  readonly other: SeenBall;
  readonly order: number;
}) {
  return (
    <path
      d={`M${short(one.x)} ${short(one.y)}L${short(other.x)} ${short(other.y)}`}
      stroke="currentColor"
      opacity="0.55"
      strokeWidth={order > 1 ? 9 : 5}
      strokeLinecap="round"
    />
  );
}

function Ball({ atom, x, y, size }: SeenBall) {
  return (
    <g transform={`translate(${short(x)} ${short(y)})`}>
      <circle r={short(size)} fill={elementColour(atom.element)} stroke="#10142b" strokeWidth="1.5" />
      {size > 9 && (
        <text textAnchor="middle" dy="0.36em" fontSize={short(size * 0.95)} fontWeight="700" fill="#10142b">
          {atom.element}
        </text>
      )}
    </g>
  );
}
