import type { Drawn } from './drawn.ts';
import { Frame } from './frame.tsx';
import { PictogramParts } from './picture.tsx';

/** Places around an oval, the first at the bottom. */
function placeOf(index: number, count: number) {
  const angle = (index / count) * 2 * Math.PI + Math.PI / 2;
  return { x: Math.cos(angle) * 165, y: Math.sin(angle) * 120 };
}

/** A food web: arrows go from what is eaten to the eater. */
export function WebFigure({ figure: { names, arrows }, label }: Drawn<'web'>) {
  return (
    <Frame viewBox="-210 -172 420 344" label={label} className="max-w-md">
      {arrows.map(([from, to]) => {
        const [start, end] = [placeOf(from, names.length), placeOf(to, names.length)];
        const long = Math.hypot(end.x - start.x, end.y - start.y);
        const [dx, dy] = [(end.x - start.x) / long, (end.y - start.y) / long];
        const tip = { x: end.x - dx * 40, y: end.y - dy * 40 };
        return (
          <g key={`${from} ${to}`} className="stroke-gold fill-gold">
            <line
              x1={start.x + dx * 40}
              y1={start.y + dy * 40}
              x2={tip.x - dx * 8}
              y2={tip.y - dy * 8}
              strokeWidth="4"
            />
            <path
              d={`M${tip.x} ${tip.y} L${tip.x - dx * 15 - dy * 9} ${tip.y - dy * 15 + dx * 9} L${tip.x - dx * 15 + dy * 9} ${tip.y - dy * 15 - dx * 9} Z`}
              stroke="none"
            />
          </g>
        );
      })}
      {names.map((name, index) => {
        const { x, y } = placeOf(index, names.length);
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <PictogramParts name={name} />
          </g>
        );
      })}
    </Frame>
  );
}

const SQUARE = 40;

/** Rows of dark (1) and light (0) squares. */
export function BitsFigure({ figure: { rows }, label }: Drawn<'bits'>) {
  const columns = rows[0]?.length ?? 0;
  return (
    <Frame
      viewBox={`-2 -2 ${columns * SQUARE + 4} ${rows.length * SQUARE + 4}`}
      label={label}
      className={columns > 5 ? 'max-w-72' : 'max-w-48'}
    >
      {rows.flatMap((row, y) =>
        row
          .split('')
          .map((bit, x) => (
            <rect
              key={`${x} ${y}`}
              x={x * SQUARE}
              y={y * SQUARE}
              width={SQUARE}
              height={SQUARE}
              fill={bit === '1' ? '#10142b' : '#f7f1e1'}
              stroke="currentColor"
              strokeWidth="2"
            />
          )),
      )}
    </Frame>
  );
}

/** Where particle number `index` sits: packed in rows at the bottom, loose at the bottom, or spread all over. */
function particleAt(state: Drawn<'particles'>['figure']['state'], index: number) {
  if (state === 'solid') return { x: (index % 6) * 20 + 30, y: 148 - Math.floor(index / 6) * 20 };
  // Steps of 0.755 and 0.570 of a side (Roberts’ R2 sequence) spread points evenly, without rows.
  if (state === 'gas') return { x: 18 + ((index * 0.7549) % 1) * 126, y: 18 + ((index * 0.5698) % 1) * 126 };
  const row = Math.floor(index / 6);
  return { x: (index % 6) * 22 + 20 + (row % 2) * 9, y: 146 - row * 20 + ((index * 5) % 7) };
}

/** Particles of matter in a closed jar. */
export function ParticlesFigure({ figure: { state, count }, label }: Drawn<'particles'>) {
  return (
    <Frame viewBox="-6 -6 174 174" label={label} className="max-w-44">
      <rect width="162" height="162" rx="10" className="fill-night-3" stroke="currentColor" strokeWidth="3" />
      {Array.from({ length: count }, (_, index) => {
        const { x, y } = particleAt(state, index);
        return (
          <circle
            key={index}
            cx={x}
            cy={y}
            r="7.5"
            className="fill-lapis"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        );
      })}
    </Frame>
  );
}
