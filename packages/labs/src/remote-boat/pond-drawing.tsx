import type { Boat } from '@ori/core/electricity/pond-boat';
import { placeAt } from '@ori/core/electricity/selector-disc';
import { memo } from 'react';
import { BUOYS, NEAR_M, POND, type Run } from './boat-run.ts';

/** Thirty units of the drawing are a metre. */
const METRE = 30;
const inUnits = ({ eastM, northM }: Pick<Boat, 'eastM' | 'northM'>): readonly [x: number, y: number] => [
  eastM * METRE,
  -northM * METRE,
];

/** Short waves all over the water, in rows, and reeds on the bank. */
const WAVES = Array.from({ length: 40 }, (_, at) => {
  const [turn, out] = [at * 2.399963, Math.sqrt((at + 0.5) / 40)];
  const x = Math.cos(turn) * out * POND.halfEastM * METRE * 0.9;
  const y = Math.sin(turn) * out * POND.halfNorthM * METRE * 0.9;
  return `M${x.toFixed(0)} ${y.toFixed(0)}q7 -6 14 0t14 0`;
}).join('');
const REEDS = Array.from({ length: 22 }, (_, at) => {
  const turn = 0.35 + at * 0.065 + (at > 10 ? 2.6 : 0);
  const x = Math.cos(turn) * (POND.halfEastM * METRE + 6);
  const y = -Math.sin(turn) * (POND.halfNorthM * METRE + 6);
  return `M${x.toFixed(0)} ${y.toFixed(0)}l${at % 3 === 0 ? -4 : 3} -20`;
}).join('');

const Water = memo(function Water() {
  return (
    <g>
      <ellipse
        rx={POND.halfEastM * METRE + 14}
        ry={POND.halfNorthM * METRE + 14}
        fill="color-mix(in oklab, var(--lapis) 16%, var(--night-2))"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <ellipse
        rx={POND.halfEastM * METRE + 6}
        ry={POND.halfNorthM * METRE + 6}
        fill="none"
        stroke="var(--mute)"
        strokeWidth="1"
      />
      <path d={WAVES} fill="none" stroke="var(--lapis)" strokeOpacity="0.45" strokeWidth="2" />
      <path d={REEDS} stroke="var(--nile)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M-26 262V214M26 262V214M-34 250H34M-34 236H34M-34 222H34"
        stroke="var(--ink)"
        strokeWidth="4"
      />
    </g>
  );
});

function Buoy({ at, passed }: { readonly at: number; readonly passed: number }) {
  const [x, y] = inUnits(BUOYS[at] ?? { eastM: 0, northM: 0 });
  const colour = at < passed ? 'var(--nile)' : at === passed ? 'var(--gold)' : 'var(--mute)';
  return (
    <g transform={`translate(${x} ${y})`}>
      {at === passed && (
        <circle r={NEAR_M * METRE} fill="none" stroke={colour} strokeWidth="2" strokeDasharray="6 7" />
      )}
      <circle r="17" fill="var(--night-2)" stroke={colour} strokeWidth="5" />
      <text textAnchor="middle" dy="0.36em" fontSize="20" fontWeight="700" fill="var(--ink)">
        {at + 1}
      </text>
    </g>
  );
}

/** The boat from above: hull, aerial, the propeller's wash and its rudder. */
function Hull({ boat, at }: { readonly boat: Boat; readonly at: number }) {
  const [x, y] = inUnits(boat);
  const { drives, rudder } = placeAt(at);
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((boat.headingRad * 180) / Math.PI).toFixed(1)})`}
    >
      {drives && (
        <path
          d="M-6 34q-6 12 -2 22M6 34q6 12 2 22M0 36v20"
          fill="none"
          stroke="var(--ink)"
          strokeOpacity="0.5"
          strokeWidth="2"
        />
      )}
      <path d={`M0 26l${-rudder * 9} 13`} stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M0 -38C14 -18 14 12 9 28H-9C-14 12 -14 -18 0 -38Z"
        fill="var(--clay)"
        stroke="var(--ink)"
        strokeWidth="2.4"
      />
      <path
        d="M0 -24C7 -10 7 8 4 18H-4C-7 8 -7 -10 0 -24Z"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.4"
      />
      <path d="M0 -10V14" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <circle r="4.5" cy="2" fill="var(--gold)" stroke="var(--ink)" />
    </g>
  );
}

interface PondDrawingProps {
  readonly run: Run;
  readonly isStruck: boolean;
  readonly label: string;
}

/** The pond from above with its buoys, the way the boat went, and the wave that reaches it. */
export function PondDrawing({ run, isStruck, label }: PondDrawingProps) {
  const [x, y] = inUnits(run.boat);
  const way = [...run.trail, run.boat].map((it) =>
    inUnits(it)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return (
    <svg viewBox="-390 -275 780 550" role="img" aria-label={label} className="lab-figure boat-pond">
      <Water />
      <path
        d={`M${way.join('L')}`}
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      {Array.from({ length: run.buoys }, (_, at) => (
        <Buoy key={at} at={at} passed={run.passed} />
      ))}
      {isStruck && (
        <g fill="none" stroke="var(--gold)" strokeWidth="2.5">
          {[22, 36, 50].map((radius) => (
            <circle key={radius} cx={x} cy={y} r={radius} strokeOpacity={1 - radius / 70} />
          ))}
        </g>
      )}
      <Hull boat={run.boat} at={run.at} />
    </svg>
  );
}
