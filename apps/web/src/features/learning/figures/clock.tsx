import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

function towards(turns: number, length: number): { readonly x: number; readonly y: number } {
  const angle = turns * 2 * Math.PI;
  return {
    x: Number((Math.sin(angle) * length).toFixed(2)),
    y: Number((-Math.cos(angle) * length).toFixed(2)),
  };
}

/** A clock with hands; the hour hand moves on with the minutes. */
export function ClockFigure({
  figure,
  label,
}: {
  readonly figure: Extract<Figure, { type: 'clock' }>;
  readonly label: string;
}) {
  const hour = towards((figure.hour + figure.minute / 60) / 12, 34);
  const minute = towards(figure.minute / 60, 54);
  return (
    <Frame viewBox="-84 -84 168 168" label={label} className="max-w-52">
      <circle r="80" className="fill-night-3" stroke="currentColor" strokeWidth="4" />
      {Array.from({ length: 12 }, (_, index) => {
        const place = towards((index + 1) / 12, 65);
        return (
          <text
            key={index}
            x={place.x}
            y={place.y}
            dy="0.35em"
            textAnchor="middle"
            fontSize="16"
            fontWeight="600"
            fill="currentColor"
          >
            {index + 1}
          </text>
        );
      })}
      <line x2={hour.x} y2={hour.y} className="stroke-gold" strokeWidth="7" strokeLinecap="round" />
      <line x2={minute.x} y2={minute.y} className="stroke-nile" strokeWidth="4.5" strokeLinecap="round" />
      <circle r="5" fill="currentColor" />
    </Frame>
  );
}
