import { HOUSE_WIDTH_DEG, HOUSES } from '@ori/core/sky/star-compass';

const RADIUS = 118;
const INNER = 78;

/** A point of the compass, north up: distance in pixels. */
function at(azimuthDeg: number, distance: number): string {
  const angle = (azimuthDeg * Math.PI) / 180;
  return `${(Math.sin(angle) * distance).toFixed(1)} ${(-Math.cos(angle) * distance).toFixed(1)}`;
}

function wedge(index: number): string {
  const from = (index - 0.5) * HOUSE_WIDTH_DEG;
  const to = from + HOUSE_WIDTH_DEG;
  return `M${at(from, INNER)}L${at(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(to, RADIUS)}L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}Z`;
}

export interface Marks {
  /** The house that was guessed or is steered for. */
  readonly house?: number;
  /** Azimuths of a star's rising and setting. */
  readonly riseDeg?: number;
  readonly setDeg?: number;
  /** Which way the canoe points; north when nothing is said. */
  readonly headingDeg?: number;
}

interface StarCompassFigureProps {
  readonly marks: Marks;
  /** Letters of north, east, south and west. */
  readonly chiefs: readonly string[];
  readonly label: string;
}

function fillOf(index: number, house: number | undefined): string {
  if (index === house) return 'fill-clay';
  if (index % 8 === 0) return 'fill-gold/30';
  return index % 2 ? 'fill-night-3' : 'fill-night-2';
}

/** A star of eight rays, as one sees it low over the sea. */
function Star({ azimuthDeg, hollow }: { readonly azimuthDeg: number; readonly hollow: boolean }) {
  return (
    <g transform={`translate(${at(azimuthDeg, RADIUS + 1)})`}>
      <circle r="8" className={hollow ? 'fill-night stroke-gold' : 'fill-gold stroke-gold'} strokeWidth="2" />
      <path d="M0 -14V14M-14 0H14" className="stroke-gold" strokeWidth="1.5" />
    </g>
  );
}

/** The horizon in 32 houses round a canoe with two hulls; north is up. */
export function StarCompassFigure({ marks, chiefs, label }: StarCompassFigureProps) {
  const { house, riseDeg, setDeg, headingDeg = 0 } = marks;
  return (
    <svg viewBox="-160 -160 320 320" role="img" aria-label={label} className="lab-figure lab-square">
      {Array.from({ length: HOUSES }, (_, index) => (
        <path
          key={index}
          d={wedge(index)}
          className={`${fillOf(index, house)} stroke-line`}
          strokeWidth="1.2"
        />
      ))}
      {chiefs.map((chief, index) => {
        const [x, y] = at(index * 90, RADIUS + 24).split(' ');
        return (
          <text
            key={chief}
            x={x}
            y={y}
            dy="0.35em"
            textAnchor="middle"
            fill="currentColor"
            fontSize="17"
            fontWeight="700"
          >
            {chief}
          </text>
        );
      })}
      {riseDeg !== undefined && setDeg !== undefined && (
        <path
          d={`M${at(riseDeg, INNER)}L${at(setDeg, INNER)}`}
          className="stroke-gold"
          strokeDasharray="2 7"
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
      <g transform={`rotate(${headingDeg})`} stroke="var(--ink)" fill="none" strokeWidth="3">
        <path d="M-12 26Q-16 0 -12 -30Q-7 0 -12 26ZM12 26Q16 0 12 -30Q7 0 12 26Z" className="fill-night-3" />
        <path d="M-12 -8H12M-12 10H12" />
        <path d="M0 12V-16Q20 -4 16 14Z" className="fill-gold/40" strokeWidth="2" />
      </g>
      {riseDeg !== undefined && <Star azimuthDeg={riseDeg} hollow={false} />}
      {setDeg !== undefined && <Star azimuthDeg={setDeg} hollow />}
    </svg>
  );
}
