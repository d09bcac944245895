import { meanRadiusBohr, orbitalNamed } from '@ori/core/quantum/hydrogen-orbital';
import type { OrbitalId } from '@ori/contracts/matter-names';
import type { Found } from '@ori/core/quantum/measure-electron';
import { onCanvas } from '../frame/three-d-camera.ts';
import { nameParts } from './orbital-name.tsx';
import { sameCloud } from './orbital-cloud.ts';

const FOUND = 900;
const VIEW = { turnDeg: 30, leanDeg: -18 };
const HALF = 150;

/** Where each was found, as one path: a dot, or a short dash where ψ is negative. */
function marks(found: readonly Found[], radius: number, mark: string): string {
  return found
    .map((place) => {
      const { right, up } = onCanvas(place, VIEW, radius);
      return `M${Math.round(right * HALF)} ${Math.round(-up * HALF)}${mark}`;
    })
    .join('');
}

interface OrbitalFigureProps {
  readonly orbital: OrbitalId;
  readonly label: string;
}

/** Nine hundred measurements of the electron in one orbital, drawn without any script. */
export function OrbitalFigure({ orbital: id, label }: OrbitalFigureProps) {
  const orbital = orbitalNamed(id);
  const radius = meanRadiusBohr(orbital) * 1.9;
  const near = sameCloud(orbital, FOUND).filter(({ x, y, z }) => Math.hypot(x, y, z) < radius);
  const { shell, axis } = nameParts(orbital);
  return (
    <svg viewBox="-160 -160 320 320" role="img" aria-label={label} className="lab-figure lab-square">
      <path
        d={marks(
          near.filter(({ sign }) => sign > 0),
          radius,
          'h0',
        )}
        className="stroke-gold"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <path
        d={marks(
          near.filter(({ sign }) => sign < 0),
          radius,
          'h5',
        )}
        className="stroke-lapis"
        strokeWidth="2"
      />
      <circle r="3" fill="currentColor" />
      <text x="-148" y="-126" fontSize="30" fill="currentColor" className="font-display">
        {shell}
        <tspan fontSize="19" dy="7">
          {axis}
        </tspan>
      </text>
    </svg>
  );
}
