import type { ReactNode } from 'react';
import { FIGURE_TEXT, type Drawn } from './drawn.ts';
import { Frame } from './frame.tsx';
import { PictogramParts } from './picture.tsx';

type Look = Drawn<'layers'>['figure']['layers'][number]['look'];
const [WIDTH, DEEP] = [340, 46];
const FILL: Readonly<Record<Look, string>> = {
  dots: 'fill-gold/30',
  bricks: 'fill-clay/40',
  lines: 'fill-lapis/30',
  plain: 'fill-night-3',
  waves: 'fill-nile/30',
  shells: 'fill-lapis/20',
  leaves: 'fill-nile/20',
  fish: 'fill-lapis/40',
};
const MARK: Readonly<Record<Look, string>> = {
  dots: 'M0 -8 h3 M14 6 h3',
  bricks: 'M-16 0 h32 M-4 -14 v14 M8 0 v14',
  lines: 'M-14 -6 h28 M-14 6 h28',
  plain: '',
  waves: 'M-14 0 q7 -9 14 0 t14 0',
  shells: 'M-10 6 a10 10 0 0 1 20 0 Z M0 6 V-4 M-5 6 L-7 -1 M5 6 L7 -1',
  leaves: 'M-10 8 Q-8 -10 10 -8 Q10 8 -10 8 Z M-10 8 L4 -3',
  fish: 'M-6 0 Q4 -10 14 0 Q4 10 -6 0 L-14 -6 V6 Z',
};

/** Rock layers, the youngest on top unless told otherwise, and a dike where one cuts through from below. */
export function LayersFigure({ figure: { layers, dike }, label }: Drawn<'layers'>) {
  const height = layers.length * DEEP;
  return (
    <Frame viewBox={`-44 -6 ${WIDTH + 60} ${height + 12}`} label={label} className="max-w-md">
      {layers.map(({ label: name, look }, index) => (
        <g key={name} transform={`translate(0 ${index * DEEP})`} stroke="currentColor" strokeWidth="2">
          <rect width={WIDTH} height={DEEP} className={FILL[look]} />
          {[0, 1, 2, 3, 4, 5, 6].map((mark) => (
            <path
              key={mark}
              d={MARK[look]}
              transform={`translate(${mark * 46 + 32} ${DEEP / 2})`}
              fill="none"
            />
          ))}
          <text x="-22" y={DEEP / 2 + 6} {...FIGURE_TEXT} fontSize={20}>
            {name}
          </text>
        </g>
      ))}
      {dike !== undefined && <Dike top={height - dike * DEEP} bottom={height} />}
    </Frame>
  );
}

function Dike({ top, bottom }: { readonly top: number; readonly bottom: number }) {
  return (
    <g>
      <path
        d={`M176 ${bottom} L196 ${top} H220 L208 ${bottom} Z`}
        className="fill-clay"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <text x="198" y={(top + bottom) / 2 + 7} {...FIGURE_TEXT} fontSize={20} className="fill-night">
        M
      </text>
    </g>
  );
}

type Cell = Drawn<'map'>['figure']['rows'][number][number];
const GROUND: Readonly<Record<Cell, string>> = {
  land: 'fill-nile/25',
  forest: 'fill-nile/25',
  mountain: 'fill-nile/25',
  desert: 'fill-gold/40',
  river: 'fill-nile/25',
  lake: 'fill-nile/25',
  sea: 'fill-lapis/60',
  island: 'fill-lapis/60',
};
const ON_MAP: Readonly<Record<Cell, ReactNode>> = {
  land: null,
  desert: null,
  sea: (
    <path
      d="M-14 -4 q7 -8 14 0 t14 0 M-14 8 q7 -8 14 0 t14 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  ),
  forest: <PictogramParts name="tree" />,
  mountain: <PictogramParts name="mountain" />,
  river: <path d="M0 -29 Q16 -10 0 0 T0 29" fill="none" className="stroke-lapis" strokeWidth="9" />,
  lake: <ellipse rx="22" ry="15" className="fill-lapis" stroke="currentColor" strokeWidth="2" />,
  island: <ellipse rx="19" ry="14" className="fill-gold" stroke="currentColor" strokeWidth="2" />,
};
const CELL = 58;

/** A map of squares with letters above and numbers at its side. */
export function MapFigure({ figure: { rows }, label }: Drawn<'map'>) {
  const columns = rows[0]?.length ?? 0;
  return (
    <Frame
      viewBox={`-34 -34 ${columns * CELL + 38} ${rows.length * CELL + 38}`}
      label={label}
      className="max-w-sm"
    >
      {rows.flatMap((row, y) =>
        row.map((cell, x) => (
          <g key={`${x} ${y}`} transform={`translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL})`}>
            <rect
              x={-CELL / 2}
              y={-CELL / 2}
              width={CELL}
              height={CELL}
              className={GROUND[cell]}
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <g transform="scale(0.8)">{ON_MAP[cell]}</g>
          </g>
        )),
      )}
      {Array.from({ length: columns }, (_, x) => (
        <text key={x} x={(x + 0.5) * CELL} y="-11" {...FIGURE_TEXT} fontSize={20}>
          {'ABCDEF'[x]}
        </text>
      ))}
      {rows.map((_, y) => (
        <text key={(y + 0.5) * CELL} x="-18" y={(y + 0.5) * CELL + 7} {...FIGURE_TEXT} fontSize={20}>
          {y + 1}
        </text>
      ))}
    </Frame>
  );
}

/** A hillside of its steepness under its cover. */
export function SlopeFigure({ figure: { degrees, cover }, label }: Drawn<'slope'>) {
  const length = 220;
  const rise = Math.tan((degrees * Math.PI) / 180) * length;
  const along = [0.2, 0.4, 0.6, 0.8];
  const steps = along
    .map((at, index) => `H${at * length} V${-rise * (at + (index === 3 ? 0.2 : 0.1))}`)
    .join(' ');
  const surface = cover === 'terraces' ? `V${-rise * 0.1} ${steps} H${length}` : `L${length} ${-rise}`;
  return (
    <Frame viewBox={`-10 ${-rise - 44} 250 ${rise + 54}`} label={label} className="max-w-60">
      <path d={`M0 0 ${surface} V0 Z`} className="fill-clay/50" stroke="currentColor" strokeWidth="2.5" />
      {(cover === 'grass' || cover === 'trees') &&
        along.map((at) => (
          <g key={at} transform={`translate(${at * length} ${-rise * at - 14}) scale(0.55)`}>
            <PictogramParts name={cover === 'grass' ? 'grass' : 'tree'} />
          </g>
        ))}
    </Frame>
  );
}
