import { DISC } from '@ori/core/electricity/selector-disc';

const RADIUS = 76;
const HUB = 22;
const SECTOR = (2 * Math.PI) / DISC.length;

const spot = (turn: number, radius: number): string =>
  `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;

function sectorOf(at: number): string {
  const [from, to] = [(at - 0.5) * SECTOR, (at + 0.5) * SECTOR];
  return `M${spot(from, HUB)}L${spot(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${spot(to, RADIUS)}L${spot(to, HUB)}A${HUB} ${HUB} 0 0 0 ${spot(from, HUB)}Z`;
}

/** What a place does, as a sign: a bar for the stop, an arrow that goes straight or bends. */
const SIGNS = {
  stop: 'M-8 0H8',
  straight: 'M0 11V-9M-6 -3L0 -10L6 -3',
  left: 'M6 11V2Q6 -6 -8 -6M-2 -12L-9 -6L-2 0',
  right: 'M-6 11V2Q-6 -6 8 -6M2 -12L9 -6L2 0',
} as const;

function signOf(at: number): string {
  const place = DISC[at];
  if (!place?.drives) return SIGNS.stop;
  if (place.rudder === 0) return SIGNS.straight;
  return place.rudder < 0 ? SIGNS.left : SIGNS.right;
}

/** Teeth of the escapement round the disc, two for each place: the tooth that holds and the one that lets go. */
const TEETH = Array.from({ length: 2 * DISC.length }, (_, at) => {
  const turn = (at * SECTOR) / 2;
  return `M${spot(turn - 0.09, RADIUS)}L${spot(turn + 0.09, RADIUS + 9)}L${spot(turn + 0.12, RADIUS)}`;
}).join('');

/** Filings: loose they lie about, in a wave they stand in a row. */
const FILINGS = Array.from({ length: 26 }, (_, at) => ({
  x: -31 + (at * 62) / 25,
  y: 14 * ((at * 0.618034) % 1) - 7,
  turn: 180 * ((at * 0.754878) % 1),
}));

function Coherer({ isStruck }: { readonly isStruck: boolean }) {
  return (
    <g transform="translate(0 132)">
      <path d="M-88 0H-38M38 0H88" stroke="var(--ink)" strokeWidth="1.4" />
      <path d="M-38 0H-32M32 0H38" stroke="var(--ink)" strokeWidth="8" />
      <rect x="-44" y="-13" width="88" height="26" rx="6" fill="none" stroke="var(--ink)" strokeWidth="1.4" />
      {FILINGS.map(({ x, y, turn }) => (
        <path
          key={x}
          d="M-2.4 0H2.4"
          transform={`translate(${x.toFixed(1)} ${isStruck ? y * 0.25 : y}) rotate(${isStruck ? 0 : turn})`}
          stroke={isStruck ? 'var(--gold)' : 'var(--mute)'}
          strokeWidth="1.6"
        />
      ))}
    </g>
  );
}

interface DiscDrawingProps {
  readonly at: number;
  /** A wave has just come. */
  readonly isStruck: boolean;
  readonly label: string;
}

/** The disc with its six places, its pointer on one of them, and the tube of filings that hears the wave. */
export function DiscDrawing({ at, isStruck, label }: DiscDrawingProps) {
  return (
    <svg viewBox="-110 -100 220 256" role="img" aria-label={label} className="lab-figure boat-disc">
      {DISC.map((place, index) => (
        <g key={place.id}>
          <path
            d={sectorOf(index)}
            fill={index === at ? 'var(--gold)' : 'var(--night-2)'}
            stroke="var(--ink)"
            strokeWidth="1.2"
          />
          <path
            d={signOf(index)}
            transform={`translate(${spot(index * SECTOR, 50)})`}
            fill="none"
            stroke={index === at ? 'var(--on-gold)' : 'var(--ink)'}
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <text
            x={spot(index * SECTOR + 0.4, 68).split(' ')[0]}
            y={spot(index * SECTOR + 0.4, 68).split(' ')[1]}
            dy="0.35em"
            textAnchor="middle"
            fontSize="10"
            fill={index === at ? 'var(--on-gold)' : 'var(--mute)'}
          >
            {index + 1}
          </text>
        </g>
      ))}
      <path d={TEETH} fill="none" stroke="var(--ink)" strokeWidth="1.2" />
      <circle r="6" fill="var(--ink)" />
      <g transform={`rotate(${(at * 360) / DISC.length})`}>
        <path d={`M0 -6L-5 -${HUB - 2}L0 -${HUB + 6}L5 -${HUB - 2}Z`} fill="var(--ink)" />
      </g>
      <Coherer isStruck={isStruck} />
    </svg>
  );
}
