import { currentAt, type FieldCoil, fieldAt, pathOf } from '@ori/core/electricity/rotating-field';
import { memo } from 'react';
import { pointAt, StatorIron } from './stator-iron.tsx';

const TURNS = [79, 84, 89, 94] as const;
/** An even field is drawn as long on two coils as on three. */
const EVEN_LENGTH = 56;

/** How many units of the drawing one coil's strongest field is. */
export function unitOf(coils: readonly FieldCoil[]): number {
  return EVEN_LENGTH / (coils.length / 2);
}

/** The windings of a coil on both its poles: gold while the current runs one way, blue the other, fainter when weak. */
function Windings({ coil, phaseRad }: { readonly coil: FieldCoil; readonly phaseRad: number }) {
  const current = currentAt(coil, phaseRad);
  return [0, Math.PI].map((side) => (
    <g
      key={side}
      transform={`rotate(${(-(coil.axisRad + side) * 180) / Math.PI})`}
      stroke={current < 0 ? 'var(--lapis)' : 'var(--gold)'}
      strokeOpacity={0.15 + 0.85 * Math.abs(current)}
      strokeWidth="3"
      strokeLinecap="round"
    >
      {TURNS.map((radius) => (
        <path key={radius} d={`M${radius} ${-0.27 * radius}V${0.27 * radius}`} />
      ))}
    </g>
  ));
}

/** Where the tip of the field has been and will be. */
const TipPath = memo(function TipPath({ coils }: { readonly coils: readonly FieldCoil[] }) {
  const unit = unitOf(coils);
  const points = Array.from({ length: 73 }, (_, at) => {
    const { x, y } = fieldAt(coils, (at * Math.PI) / 36);
    return `${(x * unit).toFixed(1)} ${(-y * unit).toFixed(1)}`;
  });
  return (
    <path
      d={`M${points.join('L')}`}
      fill="none"
      stroke="var(--gold)"
      strokeWidth="1.4"
      strokeDasharray="3 4"
    />
  );
});

function Arrow({ x, y }: { readonly x: number; readonly y: number }) {
  const length = Math.hypot(x, y);
  const turn = (-Math.atan2(y, x) * 180) / Math.PI;
  const head = Math.min(13, length);
  return (
    <g transform={`rotate(${turn.toFixed(2)})`} fill="var(--gold)" stroke="var(--gold)">
      <path d={`M0 0H${Math.max(0, length - head).toFixed(2)}`} strokeWidth="4" />
      <path
        d={`M${length.toFixed(2)} 0L${(length - head).toFixed(2)} ${-head / 2.2}V${head / 2.2}Z`}
        stroke="none"
      />
      <circle r="4" stroke="none" />
    </g>
  );
}

const BARS = 14;

/** A cage of bars seen from its end, with a mark that tells how far it came. */
const CageBars = memo(function CageBars() {
  return (
    <>
      <circle r="68" fill="var(--night-3)" stroke="var(--ink)" strokeWidth="1.4" />
      {Array.from({ length: BARS }, (_, at) => {
        const [x, y] = pointAt((at * 2 * Math.PI) / BARS, 60);
        return <circle key={at} cx={x} cy={y} r="4.2" fill="var(--night-2)" stroke="var(--ink)" />;
      })}
      <path d="M14 0H52" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <circle r="12" fill="none" stroke="var(--ink)" strokeWidth="1.4" />
    </>
  );
});

interface FieldDrawingProps {
  readonly coils: readonly FieldCoil[];
  readonly phaseRad: number;
  /** Whether the path of the tip is drawn: not before the guess. */
  readonly showsPath: boolean;
  /** How far a rotor has turned; none is drawn without. */
  readonly rotorRad?: number;
  readonly label: string;
}

/** A stator from its end: iron, coils glowing with their currents, and the field between them. */
export function FieldDrawing({ coils, phaseRad, showsPath, rotorRad, label }: FieldDrawingProps) {
  const { x, y } = fieldAt(coils, phaseRad);
  const unit = unitOf(coils);
  const isMoving = pathOf(coils).shape !== 'nothing';
  const count = coils.length;
  return (
    <svg viewBox="-154 -154 308 308" role="img" aria-label={label} className="lab-figure lab-square">
      <StatorIron axesRad={count === 2 ? TWO_AXES : THREE_AXES} />
      {coils.map((coil) => (
        <Windings key={coil.axisRad} coil={coil} phaseRad={phaseRad} />
      ))}
      {rotorRad !== undefined && (
        <g transform={`rotate(${((-rotorRad * 180) / Math.PI).toFixed(2)})`}>
          <CageBars />
        </g>
      )}
      {showsPath && isMoving && <TipPath coils={coils} />}
      {isMoving && <Arrow x={x * unit} y={y * unit} />}
    </svg>
  );
}

const TWO_AXES = [0, Math.PI / 2] as const;
const THREE_AXES = [0, (2 * Math.PI) / 3, (4 * Math.PI) / 3] as const;
