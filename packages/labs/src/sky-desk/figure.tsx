import type { SkyDeskProps } from '@ori/contracts/sky-labs';

const WIDTH = 480;
const HEIGHT = 300;
const GROUND_Y = 262;
/** Pixels for a degree of altitude. */
const DEGREE = 3.6;
const GOLDEN_TURN_DEG = 137.508;
const TRAILS = 46;

/** An arc about the pole: every point of the sky goes round it in a day. */
function trail(index: number): string {
  const radius = 12 + index * 6.2;
  const from = ((index * GOLDEN_TURN_DEG) % 360) * (Math.PI / 180);
  const to = from + Math.PI / 5;
  const point = (angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`;
}

/**
 * The sky turning about its pole, which stands as high above the horizon as the place lies from the equator. The
 * trails are ways round the pole, not particular stars.
 */
export function SkyDeskFigure({ props, label }: { readonly props: SkyDeskProps; readonly label: string }) {
  const latitude = Math.abs(props.places[0]?.latitudeDeg ?? 30);
  const poleY = GROUND_Y - latitude * DEGREE;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="lab-figure">
      <rect width={WIDTH} height={HEIGHT} fill="#0a1030" />
      <g
        transform={`translate(${WIDTH / 2} ${poleY.toFixed(1)})`}
        fill="none"
        strokeLinecap="round"
        stroke="#f3efe4"
      >
        {Array.from({ length: TRAILS }, (_, index) => (
          <path
            key={index}
            d={trail(index)}
            strokeWidth={index % 5 === 0 ? 2.4 : 1.1}
            opacity={index % 3 === 0 ? 0.95 : 0.55}
            {...(index % 7 === 0 && { stroke: '#e8b95b' })}
          />
        ))}
        <circle r="2.6" fill="#e8b95b" stroke="none" />
      </g>
      <path d={`M0 ${GROUND_Y}q120 -9 250 -2t230 -3v60H0z`} fill="#05070f" />
    </svg>
  );
}
