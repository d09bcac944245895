import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

type Things = Extract<Figure, { type: 'things' }>;
type Thing = Things['things'][number];
interface Drawn<Of> {
  readonly figure: Of;
  /** The figure in words. */
  readonly label: string;
}

const TONES: Readonly<Record<Thing['tone'], string>> = {
  gold: 'fill-gold',
  nile: 'fill-nile',
  clay: 'fill-clay',
  lapis: 'fill-lapis',
};
const RADIUS: Readonly<Record<Thing['size'], number>> = { small: 10, big: 20 };
const CELL = 52;
const COLUMNS_MAX = 6;

/** Points of a star with five rays around the origin. */
function star(radius: number): string {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? radius * 1.1 : radius * 0.5;
    return `${(Math.cos(angle) * reach).toFixed(1)},${(Math.sin(angle) * reach).toFixed(1)}`;
  }).join(' ');
}

function Outline({ shape, radius }: { readonly shape: Thing['shape']; readonly radius: number }) {
  if (shape === 'circle') return <circle r={radius} />;
  if (shape === 'star') return <polygon points={star(radius)} />;
  if (shape === 'triangle')
    return <polygon points={`0,${-radius} ${radius},${radius * 0.8} ${-radius},${radius * 0.8}`} />;
  const side = radius * 0.9;
  return <rect x={-side} y={-side} width={2 * side} height={2 * side} />;
}

/** Shapes side by side, big and small, in several tones. */
export function ThingsFigure({ figure, label }: Drawn<Things>) {
  const columns = Math.min(figure.things.length, COLUMNS_MAX);
  const rows = Math.ceil(figure.things.length / columns);
  return (
    <Frame
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      label={label}
      className={columns < 3 ? 'max-w-32' : 'max-w-96'}
    >
      {figure.things.map((thing, index) => (
        <g
          key={index}
          transform={`translate(${(index % columns) * CELL + CELL / 2} ${Math.floor(index / columns) * CELL + CELL / 2})`}
          className={TONES[thing.tone]}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        >
          <Outline shape={thing.shape} radius={RADIUS[thing.size]} />
        </g>
      ))}
    </Frame>
  );
}

const COIN = 74;
const COINS_IN_A_ROW = 5;

/** How large a coin is drawn: more worth, more metal. */
const coinRadius = (worth: number) => 21 + Math.min(12, worth / 4);

/** Coins with their worth on them. */
export function CoinsFigure({ figure, label }: Drawn<Extract<Figure, { type: 'coins' }>>) {
  const columns = Math.min(figure.coins.length, COINS_IN_A_ROW);
  const rows = Math.ceil(figure.coins.length / columns);
  return (
    <Frame viewBox={`0 0 ${columns * COIN} ${rows * COIN}`} label={label} className="max-w-sm">
      {figure.coins.map((worth, index) => (
        <g
          key={index}
          transform={`translate(${(index % columns) * COIN + COIN / 2} ${Math.floor(index / columns) * COIN + COIN / 2})`}
        >
          <circle
            r={coinRadius(worth)}
            className={worth < 10 ? 'fill-clay/25 stroke-clay' : 'fill-gold/25 stroke-gold'}
            strokeWidth="3"
          />
          <text dy="0.35em" textAnchor="middle" fontSize="17" fontWeight="700" fill="currentColor">
            {worth} {figure.mark}
          </text>
        </g>
      ))}
    </Frame>
  );
}
