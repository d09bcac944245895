import type { ShadowStickProps } from '@ori/contracts/interactives';
import { shadowLength, solarAltitudeDeg } from '@ori/core/physics/sun-altitude';

const GROUND = 200;
const STICK = 78;
const FOOT = 200;
/** Radius of the arc the Sun is drawn on. */
const ARC = 170;

interface ShadowStickFigureProps {
  readonly setting: ShadowStickProps;
  readonly solarHour?: number;
  readonly label: string;
}

/** A stick on flat ground, the Sun on its arc and the shadow away from it; drawn as seen from the equator's side. */
export function ShadowStickFigure({ setting, solarHour = 9, label }: ShadowStickFigureProps) {
  const { latitudeDeg, dayOfYear } = setting;
  const altitude = solarAltitudeDeg(latitudeDeg, dayOfYear, solarHour);
  const side = solarHour <= 12 ? -1 : 1;
  const angle = (altitude * Math.PI) / 180;
  const length = shadowLength(STICK, altitude);
  const tip = FOOT - side * Math.min(length ?? 0, 190);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  /** How far the Sun is drawn beyond the top of the stick, so that it stays on its arc and its ray touches the top. */
  const beyond = -STICK * sin + Math.sqrt((STICK * sin) ** 2 + ARC ** 2 - STICK ** 2);
  const sun = { x: FOOT + side * beyond * cos, y: GROUND - STICK - beyond * sin };
  return (
    <svg viewBox="0 0 400 232" role="img" aria-label={label} className="lab-figure">
      <path d="M30 200 A170 170 0 0 1 370 200" fill="none" className="stroke-line" strokeDasharray="3 6" />
      <line x1="0" x2="400" y1={GROUND} y2={GROUND} stroke="currentColor" strokeWidth="3" />
      {length !== null && (
        <>
          <line x1={FOOT} x2={tip} y1={GROUND + 5} y2={GROUND + 5} className="stroke-lapis" strokeWidth="8" />
          <line
            x1={sun.x}
            y1={sun.y}
            x2={tip}
            y2={GROUND}
            className="stroke-gold"
            strokeWidth="1.5"
            strokeDasharray="4 5"
          />
          <circle cx={sun.x} cy={sun.y} r="15" className="fill-gold" />
        </>
      )}
      <line x1={FOOT} x2={FOOT} y1={GROUND} y2={GROUND - STICK} stroke="currentColor" strokeWidth="6" />
    </svg>
  );
}
