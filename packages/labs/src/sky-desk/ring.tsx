import type { Sky, SkyBody } from '@ori/core/sky/sky-now';
import { WIND_DEG } from './directions.ts';

const RADIUS = 112;

/** A point of the plan: north up, east to the right; distance 1 is the horizon. */
function at(azimuthDeg: number, distance: number): readonly [number, number] {
  const angle = (azimuthDeg * Math.PI) / 180;
  return [Math.sin(angle) * distance * RADIUS, -Math.cos(angle) * distance * RADIUS];
}

function line(azimuthDeg: number, from: number, to: number): string {
  const [x, y] = at(azimuthDeg, from);
  const [u, v] = at(azimuthDeg, to);
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`;
}

interface RingProps {
  readonly sky: Sky;
  readonly winds: readonly string[];
  readonly axisDeg: number | null;
  /** Where the Sun rises and sets at the solstices and equinoxes. */
  readonly seasonsDeg: readonly number[];
  readonly guessDeg: number | null;
  readonly label: string;
}

const overhead = ({ altitudeDeg }: SkyBody): number => (90 - altitudeDeg) / 90;

function Up({
  body,
  radius,
  colour,
}: {
  readonly body: SkyBody;
  readonly radius: number;
  readonly colour: string;
}) {
  if (body.altitudeDeg < 0) return null;
  const [x, y] = at(body.azimuthDeg, overhead(body));
  return <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius} className={colour} />;
}

/** The place from above: the horizon as a ring, the sky pressed flat in it with what is overhead in the middle. */
export function Ring({ sky, winds, axisDeg, seasonsDeg, guessDeg, label }: RingProps) {
  return (
    <svg viewBox="-150 -150 300 300" role="img" aria-label={label} className="sky-ring">
      <circle r={RADIUS} className="fill-night-3 stroke-edge" strokeWidth="1.5" />
      {winds.map((wind, index) => {
        const [x, y] = at(index * WIND_DEG, 1.16);
        return (
          <g key={wind}>
            <path d={line(index * WIND_DEG, 0.97, 1.03)} className="stroke-edge" strokeWidth="1.5" />
            {index % 2 === 0 && (
              <text
                x={x}
                y={y}
                dy="0.35em"
                textAnchor="middle"
                fill="currentColor"
                fontSize={index % 4 ? 11 : 15}
              >
                {wind}
              </text>
            )}
          </g>
        );
      })}
      {seasonsDeg.map((azimuth) => (
        <path key={azimuth} d={line(azimuth, 0.9, 1.06)} className="stroke-nile" strokeWidth="3.5" />
      ))}
      {guessDeg !== null && (
        <path
          d={`M0 0L${at(guessDeg - WIND_DEG / 2, 1).join(' ')}A${RADIUS} ${RADIUS} 0 0 1 ${at(guessDeg + WIND_DEG / 2, 1).join(' ')}Z`}
          fill="var(--clay)"
          fillOpacity="0.2"
        />
      )}
      {axisDeg !== null && (
        <g>
          <path d={line(axisDeg, -1, 1)} className="stroke-gold" strokeWidth="2" strokeDasharray="7 5" />
          <rect
            x="-8"
            y="-15"
            width="16"
            height="30"
            className="fill-gold"
            transform={`rotate(${axisDeg})`}
          />
        </g>
      )}
      {sky.stars.map((star) => (
        <Up key={star.name} body={star} radius={(star.magnitude ?? 3) < 1.2 ? 2.2 : 1.2} colour="fill-mute" />
      ))}
      {sky.planets.map((planet) => (
        <Up key={planet.name} body={planet} radius={3} colour="fill-lapis" />
      ))}
      <Up body={sky.moon} radius={6} colour="fill-ink" />
      <Up body={sky.sun} radius={9} colour="fill-gold" />
    </svg>
  );
}
