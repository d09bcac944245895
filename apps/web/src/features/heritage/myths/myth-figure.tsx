import type { BridgePage } from '@ori/contracts/bridges';
import type { ReactNode } from 'react';
import { settled } from '../../../ui/ornament/points.ts';
import { fringes, netOfJewels } from './fringes.ts';
import { chartPath, hookPath, placeOf, SCORPIUS } from './scorpius.ts';

const SIZE = 240;

function Net() {
  const step = 40;
  const jewels = netOfJewels(6, 7, step);
  return (
    <g fill="none" stroke="var(--gold)">
      {jewels.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={step / 2} strokeOpacity="0.45" />
          <circle cx={x} cy={y} r={3.4} fill="var(--gold)" stroke="none" />
        </g>
      ))}
    </g>
  );
}

function Fringes() {
  return (
    <g fill="var(--lapis)">
      {fringes(SIZE, 4, 96).map(([x, light]) => (
        <rect
          key={x}
          x={x}
          width={SIZE / 96 + 0.2}
          height={SIZE}
          opacity={(0.06 + 0.84 * light).toFixed(3)}
        />
      ))}
    </g>
  );
}

const PHASES = Array.from({ length: 5 }, (_, at) => {
  const angle = ((at * 72 - 90) * Math.PI) / 180;
  return [settled(SIZE / 2 + 84 * Math.cos(angle)), settled(SIZE / 2 + 84 * Math.sin(angle))] as const;
});
const PHASE_TONES = ['clay', 'gold', 'mute', 'lapis', 'nile'] as const;

/** Five phases: the round leads from each to the next, the star from each to the one it holds in check. */
function Phases() {
  const star = PHASES.map((_, at) => PHASES[(at * 2) % 5] ?? [0, 0]);
  return (
    <g>
      <circle cx={SIZE / 2} cy={SIZE / 2} r={84} fill="none" stroke="var(--gold)" strokeWidth="2" />
      <path
        d={`M${star.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`}
        fill="none"
        stroke="var(--gold)"
        strokeOpacity="0.5"
        strokeDasharray="3 5"
      />
      {PHASES.map(([x, y], at) => (
        <circle
          key={PHASE_TONES[at]}
          cx={x}
          cy={y}
          r={19}
          fill={`var(--${PHASE_TONES[at]})`}
          stroke="var(--night-2)"
          strokeWidth="4"
        />
      ))}
    </g>
  );
}

/** Gold as a crystal: atoms of one kind in layers, seen along the edge of the cube. */
function Crystal() {
  const atoms = netOfJewels(6, 7, SIZE / 6);
  return (
    <g>
      {atoms.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={SIZE / 12 - 1}
          fill="color-mix(in oklab, var(--lapis) 26%, transparent)"
          stroke="var(--lapis)"
        />
      ))}
    </g>
  );
}

function Stars({ tone, path }: { readonly tone: string; readonly path: string }) {
  return (
    <g>
      <path
        d={path}
        fill="none"
        stroke={tone}
        strokeWidth="1.6"
        strokeOpacity="0.75"
        strokeLinejoin="round"
      />
      {SCORPIUS.map((star) => {
        const [x, y] = placeOf(star, SIZE);
        return <circle key={`${star.raH}`} cx={x} cy={y} r={5.4 - star.magnitude} fill="var(--ink)" />;
      })}
    </g>
  );
}

const HALVES: Readonly<Record<BridgePage, readonly [ReactNode, ReactNode]>> = {
  quantum: [<Net key="story" />, <Fringes key="science" />],
  chemistry: [<Phases key="story" />, <Crystal key="science" />],
  astronomy: [
    <Stars key="story" tone="var(--gold)" path={hookPath(SIZE)} />,
    <Stars key="science" tone="var(--lapis)" path={chartPath(SIZE)} />,
  ],
};

/** The page in one picture: a story's figure and a measured one, side by side and apart. */
export function MythFigure({ page, label }: { readonly page: BridgePage; readonly label: string }) {
  const [story, science] = HALVES[page];
  return (
    <svg className="myth-figure" viewBox={`0 0 ${SIZE * 2 + 40} ${SIZE}`} role="img" aria-label={label}>
      <svg width={SIZE} height={SIZE}>
        {story}
      </svg>
      <path d={`M${SIZE + 20} 0V${SIZE}`} stroke="var(--edge)" strokeWidth="2" strokeDasharray="2 7" />
      <svg x={SIZE + 40} width={SIZE} height={SIZE}>
        {science}
      </svg>
    </svg>
  );
}
