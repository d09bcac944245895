const CENTRE = 32;
const RADIUS = 24;
const TICKS = Array.from({ length: 12 }, (_, hour) => hour * 5);

const pointAt = (minute: number, radius: number): string => {
  const turn = (minute / 60) * 2 * Math.PI;
  return `${(CENTRE + radius * Math.sin(turn)).toFixed(2)} ${(CENTRE - radius * Math.cos(turn)).toFixed(2)}`;
};

interface HourFaceProps {
  /** Minutes of the hour that this stretch takes; after the hour both are 60. */
  readonly from: number;
  readonly until: number;
}

/** A clock's face with the minutes of one stretch filled in; the words beside it say the same. */
export function HourFace({ from, until }: HourFaceProps) {
  const isWide = until - from > 30;
  return (
    <svg viewBox="0 0 64 64" className="hour-face" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS + 5} className="hour-rim" />
      {TICKS.map((minute) => (
        <path
          key={minute}
          className="hour-tick"
          d={`M${pointAt(minute, RADIUS + 1)}L${pointAt(minute, RADIUS + 5)}`}
        />
      ))}
      {until > from && (
        <path
          className="hour-sector"
          d={`M${CENTRE} ${CENTRE}L${pointAt(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${isWide ? 1 : 0} 1 ${pointAt(until, RADIUS)}Z`}
        />
      )}
      {until === from && <circle cx={CENTRE} cy={CENTRE} r={RADIUS - 4} className="hour-over" />}
      <circle cx={CENTRE} cy={CENTRE} r="2.4" className="hour-pin" />
    </svg>
  );
}
