import type { Drawn } from './drawn.ts';
import { Frame } from './frame.tsx';
import { PictogramParts } from './picture.tsx';

const [STICK, FARTHEST] = [60, 170];

/** A stick in the light of the Sun or a lamp, with or without its shadow. */
export function ShadowFigure({ figure: { light, degrees, shadow }, label }: Drawn<'shadow'>) {
  const angle = (degrees * Math.PI) / 180;
  const length = Math.max(-FARTHEST, Math.min(FARTHEST, STICK / Math.tan(angle)));
  return (
    <Frame viewBox="-196 -204 392 222" label={label} className="max-w-sm">
      <line x1="-190" x2="190" stroke="currentColor" strokeWidth="3" />
      <g transform={`translate(${-Math.cos(angle) * 158} ${-Math.sin(angle) * 158}) scale(0.9)`}>
        <PictogramParts name={light} />
      </g>
      {shadow && <line x2={length} y1="4" y2="4" className="stroke-lapis" strokeWidth="10" />}
      <rect
        x="-4"
        y={-STICK}
        width="8"
        height={STICK}
        className="fill-clay"
        stroke="currentColor"
        strokeWidth="2"
      />
    </Frame>
  );
}

/** The lit part of the Moon: a half circle and the half ellipse of the edge of night. */
function litPath(eighths: number): string {
  const turn = (eighths / 8) * 2 * Math.PI;
  const edge = Math.abs(Math.cos(turn)) * 40;
  const isGrowing = eighths < 4;
  const isOverHalf = eighths > 2 && eighths < 6;
  const sweep = isGrowing === isOverHalf ? 1 : 0;
  return `M0 -40 A40 40 0 0 ${isGrowing ? 1 : 0} 0 40 A${edge.toFixed(1)} 40 0 0 ${sweep} 0 -40 Z`;
}

/** The Moon as it stands in its month, seen from the north of Earth. */
export function MoonPhaseFigure({ figure: { eighths }, label }: Drawn<'moon-phase'>) {
  return (
    <Frame viewBox="-48 -48 96 96" label={label} className="max-w-32">
      <rect x="-48" y="-48" width="96" height="96" rx="8" fill="#10142b" />
      <circle r="40" fill="#2b3157" />
      {eighths > 0 && <path d={litPath(eighths)} fill="#f4e7b8" />}
    </Frame>
  );
}
