import type { ScreenLimits, ScreenStanding } from '@ori/contracts/limits-of-child';
import { localTimeOf } from '@ori/core/limits/local-clock';
import { arcOf, dialPoint } from './day-arcs.ts';

const RING = 84;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NAMED: ReadonlySet<number> = new Set([0, 6, 12, 18]);

function Tick({ hour }: { readonly hour: number }) {
  const [x1, y1] = dialPoint(hour * 60, 97);
  const [x2, y2] = dialPoint(hour * 60, NAMED.has(hour) ? 104 : 100);
  return <line x1={x1} y1={y1} x2={x2} y2={y2} />;
}

function HourName({ hour }: { readonly hour: number }) {
  const [x, y] = dialPoint(hour * 60, 116);
  return (
    <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
      {hour}
    </text>
  );
}

interface DayDialProps {
  readonly limits: ScreenLimits;
  readonly standing: ScreenStanding;
  readonly now: Date;
  readonly timeZone: string;
  /** What stands in the middle: the minutes, and of how many. */
  readonly figure: string;
  readonly unit: string;
}

/** A child's day as a ring of 24 hours: when learning is open, when it is quiet, where the hand stands now. For the eye only. */
export function DayDial({ limits: { hours, quiet }, standing, now, timeZone, figure, unit }: DayDialProps) {
  const { minute } = localTimeOf(now, timeZone);
  const [x, y] = dialPoint(minute, RING);
  return (
    <svg className="day-dial" viewBox="-128 -128 256 256" aria-hidden="true" data-state={standing.state}>
      <circle className="dial-track" r={RING} />
      {hours === null ? (
        <circle className="dial-open" r={RING} />
      ) : (
        <path className="dial-open" d={arcOf(hours, RING)} />
      )}
      {quiet && <path className="dial-quiet-ground" d={arcOf(quiet, RING)} />}
      {quiet && <path className="dial-quiet" d={arcOf(quiet, RING)} />}
      <g className="dial-ticks">
        {HOURS.map((hour) => (
          <Tick key={hour} hour={hour} />
        ))}
      </g>
      <g className="dial-names">
        {[...NAMED].map((hour) => (
          <HourName key={hour} hour={hour} />
        ))}
      </g>
      <circle className="dial-now" cx={x} cy={y} r="9" />
      <text className="dial-figure" y="-4" textAnchor="middle">
        {figure}
      </text>
      <text className="dial-unit" y="24" textAnchor="middle">
        {unit}
      </text>
    </svg>
  );
}
