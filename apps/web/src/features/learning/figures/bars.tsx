import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

const WIDTH = 360;
const ROW = 58;
const TONES = ['fill-gold', 'fill-nile', 'fill-lapis', 'fill-clay'];

/** Bars of one length, each cut into equal parts, the first of them coloured. */
export function BarsFigure({
  figure,
  label,
}: {
  readonly figure: Extract<Figure, { type: 'bars' }>;
  readonly label: string;
}) {
  return (
    <Frame viewBox={`-3 -3 ${WIDTH + 6} ${figure.rows.length * ROW}`} label={label}>
      {figure.rows.map(({ parts, shaded }, row) => (
        <g key={`${row}-${parts}`} transform={`translate(0 ${row * ROW})`}>
          <rect width={WIDTH} height="44" className="fill-night-3" />
          <rect width={(WIDTH * shaded) / parts} height="44" className={TONES[row % TONES.length]} />
          <rect width={WIDTH} height="44" rx="3" fill="none" stroke="currentColor" strokeWidth="2.5" />
          {Array.from({ length: parts - 1 }, (_, cut) => {
            const x = ((cut + 1) * WIDTH) / parts;
            return <line key={cut} x1={x} x2={x} y1="0" y2="44" stroke="currentColor" strokeWidth="1.75" />;
          })}
        </g>
      ))}
    </Frame>
  );
}

/** Dots in equal rows. */
export function ArrayFigure({
  figure,
  label,
}: {
  readonly figure: Extract<Figure, { type: 'array' }>;
  readonly label: string;
}) {
  const { rows, columns } = figure;
  return (
    <Frame viewBox={`0 0 ${columns * 32} ${rows * 32}`} label={label} className="max-w-72">
      {Array.from({ length: rows * columns }, (_, dot) => (
        <circle
          key={dot}
          cx={(dot % columns) * 32 + 16}
          cy={Math.floor(dot / columns) * 32 + 16}
          r="11"
          className="fill-gold"
        />
      ))}
    </Frame>
  );
}
