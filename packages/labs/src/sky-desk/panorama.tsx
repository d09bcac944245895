import { turnFromTo } from '@ori/core/sky/angles';
import type { SkyPlace } from '@ori/core/sky/horizon';
import type { Sky, SkyBody } from '@ori/core/sky/sky-now';
import { useId } from 'react';
import { MoonDisc } from './moon-disc.tsx';

const PX_A_DEGREE = 6;
const WIDTH = 720;
const HEIGHT = 330;
const GROUND_Y = 276;
const BOTTOM_DEG = (HEIGHT - GROUND_Y) / PX_A_DEGREE;

/** Colours of a picture of the sky: its own, whatever the page's theme. */
const LIGHTS = {
  night: { top: '#050919', low: '#1b2556', ground: '#04060f', words: '#f3efe4' },
  dusk: { top: '#101a45', low: '#b5654f', ground: '#100c13', words: '#fff6e6' },
  glow: { top: '#3c62a6', low: '#ffc98a', ground: '#221a16', words: '#14102a' },
  day: { top: '#4f93d2', low: '#dbeef7', ground: '#3d3a26', words: '#0c1a33' },
} as const;

/** Below −12° of the Sun the sky is dark, then comes dusk; low light glows; above 7° it is day. */
export function lightOf(sunAltitudeDeg: number): keyof typeof LIGHTS {
  if (sunAltitudeDeg < -12) return 'night';
  if (sunAltitudeDeg < -3) return 'dusk';
  return sunAltitudeDeg < 7 ? 'glow' : 'day';
}

/** The faintest magnitude that shows: fewer stars the higher the Sun. */
export function faintestSeen(sunAltitudeDeg: number): number {
  if (sunAltitudeDeg < -12) return 6;
  if (sunAltitudeDeg < -6) return 1.6;
  return sunAltitudeDeg < -2 ? -1 : -9;
}

interface PanoramaProps {
  readonly sky: Sky;
  readonly facingDeg: number;
  readonly horizonAt: (azimuthDeg: number) => number;
  /** The Sun's way on that day, in order of the hour. */
  readonly sunTrack: readonly SkyPlace[];
  readonly axisDeg: number | null;
  readonly winds: readonly string[];
  readonly nameOf: (body: SkyBody) => string;
  readonly label: string;
}

const yOf = (altitudeDeg: number): number => GROUND_Y - altitudeDeg * PX_A_DEGREE;

function screen(facingDeg: number) {
  const xOf = (azimuthDeg: number): number => WIDTH / 2 + turnFromTo(facingDeg, azimuthDeg) * PX_A_DEGREE;
  const isSeen = ({ azimuthDeg, altitudeDeg }: SkyPlace): boolean =>
    Math.abs(turnFromTo(facingDeg, azimuthDeg)) < 61 && altitudeDeg > -BOTTOM_DEG && altitudeDeg < 47;
  return { xOf, isSeen };
}

function trackPath(points: readonly SkyPlace[], facingDeg: number): string {
  const { xOf, isSeen } = screen(facingDeg);
  let isOpen = false;
  return points
    .map((point) => {
      const start = isOpen ? 'L' : 'M';
      isOpen = isSeen(point);
      return isOpen ? `${start}${xOf(point.azimuthDeg).toFixed(1)} ${yOf(point.altitudeDeg).toFixed(1)}` : '';
    })
    .join('');
}

function groundPath(facingDeg: number, horizonAt: (azimuthDeg: number) => number): string {
  const edge = Array.from({ length: 61 }, (_, index) => {
    const away = (index - 30) * 2;
    return `L${WIDTH / 2 + away * PX_A_DEGREE} ${yOf(horizonAt(facingDeg + away)).toFixed(1)}`;
  });
  return `M0 ${HEIGHT}${edge.join('')}L${WIDTH} ${HEIGHT}Z`;
}

const RADII = { star: 3.1, planet: 3.6 } as const;
const starRadius = (magnitude: number): number => Math.max(0.8, RADII.star - 0.62 * magnitude);

function Stars({ sky, facingDeg, nameOf }: Pick<PanoramaProps, 'sky' | 'facingDeg' | 'nameOf'>) {
  const { xOf, isSeen } = screen(facingDeg);
  const faintest = faintestSeen(sky.sun.altitudeDeg);
  const words = LIGHTS[lightOf(sky.sun.altitudeDeg)].words;
  const shown = [
    ...sky.stars.filter(({ magnitude }) => (magnitude ?? 9) <= faintest),
    ...(faintest > -9 ? sky.planets : []),
  ].filter(isSeen);
  return (
    <g>
      {shown.map((body) => {
        const [x, y] = [xOf(body.azimuthDeg), yOf(body.altitudeDeg)];
        const isPlanet = body.kind === 'planet';
        const isNamed = isPlanet || (body.magnitude ?? 9) < 1.2;
        return (
          <g key={body.name}>
            <circle
              cx={x}
              cy={y}
              r={isPlanet ? RADII.planet : starRadius(body.magnitude ?? 3)}
              fill={isPlanet ? '#ffd98a' : '#f5f2ff'}
            />
            {isNamed && (
              <text x={x + 7} y={y - 5} fontSize="13" fill={words}>
                {nameOf(body)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Winds({ facingDeg, winds }: Pick<PanoramaProps, 'facingDeg' | 'winds'>) {
  const { xOf } = screen(facingDeg);
  return winds.map((wind, index) => {
    const azimuth = index * 22.5;
    if (Math.abs(turnFromTo(facingDeg, azimuth)) > 58) return null;
    return (
      <g key={wind} fill="#f3efe4" textAnchor="middle">
        <path d={`M${xOf(azimuth)} ${GROUND_Y + 4}v9`} stroke="#f3efe4" strokeWidth="1.5" />
        <text x={xOf(azimuth)} y={GROUND_Y + 32} fontSize="15" fontWeight={index % 4 ? 400 : 700}>
          {wind}
        </text>
      </g>
    );
  });
}

/** The end of the building's axis that is in sight, if one is. */
function Axis({ axisDeg, facingDeg }: Pick<PanoramaProps, 'axisDeg' | 'facingDeg'>) {
  if (axisDeg === null) return null;
  const inSight = [axisDeg, axisDeg + 180].find((azimuth) => Math.abs(turnFromTo(facingDeg, azimuth)) < 59);
  if (inSight === undefined) return null;
  const x = screen(facingDeg).xOf(inSight);
  return (
    <path d={`M${x} ${GROUND_Y}l8 13h-16zV${HEIGHT}`} fill="#e8b95b" stroke="#e8b95b" strokeWidth="2.5" />
  );
}

/** The sky above the horizon over 120 degrees, as it looks at that light. */
export function Panorama(props: PanoramaProps) {
  const { sky, facingDeg, axisDeg } = props;
  const shade = useId();
  const { xOf, isSeen } = screen(facingDeg);
  const light = LIGHTS[lightOf(sky.sun.altitudeDeg)];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={props.label}
      className="sky-panorama"
    >
      <defs>
        <linearGradient id={shade} x2="0" y2="1">
          <stop offset="0" stopColor={light.top} />
          <stop offset="0.86" stopColor={light.low} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${shade})`} />
      <path
        d={trackPath(props.sunTrack, facingDeg)}
        fill="none"
        stroke="#ffcf6b"
        strokeWidth="1.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <Stars sky={sky} facingDeg={facingDeg} nameOf={props.nameOf} />
      {isSeen(sky.moon) && (
        <MoonDisc
          x={xOf(sky.moon.azimuthDeg)}
          y={yOf(sky.moon.altitudeDeg)}
          lit={sky.moonLit}
          towards={{
            x: turnFromTo(sky.moon.azimuthDeg, sky.sun.azimuthDeg),
            y: sky.moon.altitudeDeg - sky.sun.altitudeDeg,
          }}
        />
      )}
      {isSeen(sky.sun) && (
        <g transform={`translate(${xOf(sky.sun.azimuthDeg)} ${yOf(sky.sun.altitudeDeg)})`}>
          <circle r="26" fill="#ffd56b" opacity="0.28" />
          <circle r="9" fill="#fff0b8" />
        </g>
      )}
      <path d={groundPath(facingDeg, props.horizonAt)} fill={light.ground} />
      <Axis axisDeg={axisDeg} facingDeg={facingDeg} />
      <Winds facingDeg={facingDeg} winds={props.winds} />
    </svg>
  );
}
