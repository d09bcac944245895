import { memo } from 'react';

const OUTER = 122;
const INNER = 100;
const POLE_FACE = 74;
const HATCHES = 96;
/** Coils are named as on a patent sheet: a letter, and the same with a dash across the ring. */
const LETTERS = ['A', 'B', 'C'] as const;

/** A point of the drawing; angles run anticlockwise from the right, as in mathematics. */
export function pointAt(angleRad: number, radius: number): readonly [x: number, y: number] {
  return [radius * Math.cos(angleRad), -radius * Math.sin(angleRad)];
}

const spot = (angleRad: number, radius: number): string =>
  pointAt(angleRad, radius)
    .map((value) => value.toFixed(1))
    .join(' ');

/** Slanted strokes fill the cut iron, as a draughtsman fills a section. */
const HATCHING = Array.from({ length: HATCHES }, (_, at) => {
  const angle = (at * 2 * Math.PI) / HATCHES;
  return `M${spot(angle, INNER)}L${spot(angle + 0.16, OUTER)}`;
}).join('');

function Pole({ angleRad }: { readonly angleRad: number }) {
  const half = 0.2;
  const face = `A${POLE_FACE} ${POLE_FACE} 0 0 0 ${spot(angleRad + half * 1.35, POLE_FACE)}`;
  return (
    <path
      d={`M${spot(angleRad - half, INNER)}L${spot(angleRad - half * 1.35, POLE_FACE)}${face}L${spot(angleRad + half, INNER)}`}
      fill="var(--night-2)"
      stroke="var(--ink)"
      strokeWidth="1.4"
    />
  );
}

/** The iron ring of a stator in section, a pair of poles for each coil, and their letters. */
export const StatorIron = memo(function StatorIron({ axesRad }: { readonly axesRad: readonly number[] }) {
  const ends = axesRad.flatMap((axis, at) => [
    { angle: axis, letter: LETTERS[at] ?? '' },
    { angle: axis + Math.PI, letter: `${LETTERS[at] ?? ''}′` },
  ]);
  return (
    <g>
      <path d={HATCHING} stroke="var(--mute)" strokeWidth="0.8" opacity="0.8" />
      <circle r={OUTER} fill="none" stroke="var(--ink)" strokeWidth="1.8" />
      <circle r={INNER} fill="none" stroke="var(--ink)" strokeWidth="1.2" />
      <path d="M-146 0H146M0 -146V146" stroke="var(--mute)" strokeWidth="0.6" strokeDasharray="14 3 2 3" />
      {ends.map(({ angle, letter }) => (
        <g key={letter}>
          <Pole angleRad={angle} />
          <text
            x={pointAt(angle + 0.13, 136)[0]}
            y={pointAt(angle + 0.13, 136)[1]}
            dy="0.35em"
            textAnchor="middle"
            fontSize="15"
            fontStyle="italic"
            fill="var(--ink)"
            fontFamily="var(--font-display)"
          >
            {letter}
          </text>
        </g>
      ))}
    </g>
  );
});
