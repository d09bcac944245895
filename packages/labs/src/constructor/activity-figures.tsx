import type { Point } from '@ori/core/geometry/plane';
import { rhythmsOf } from '@ori/core/geometry/rhythms';
import { spiralPoint } from '@ori/core/geometry/growing-spiral';
import { carpetAfter, RULES, type RuleName, strokeAfter } from '@ori/core/geometry/substitution';
import { path, round } from './figure-path.ts';

export interface Labelled {
  readonly label: string;
}

/** Every rhythm of so many beats, a row each: short syllables narrow, long ones wide. */
export function RhythmFigure({ beats, label }: Labelled & { readonly beats: number }) {
  const rhythms = rhythmsOf(beats);
  const columns = rhythms.length > 13 ? 2 : 1;
  const rows = Math.ceil(rhythms.length / columns);
  const width = beats * 40;
  return (
    <svg
      viewBox={`-8 -8 ${columns * (width + 24) - 8} ${rows * 26 + 10}`}
      role="img"
      aria-label={label}
      className="lab-figure geo-drawing"
    >
      {rhythms.map((rhythm, index) => {
        const left = Math.floor(index / rows) * (width + 24);
        let at = left;
        return rhythm.map((beat, place) => {
          const x = at;
          at += beat * 40;
          return (
            <rect
              key={`${index}-${place}`}
              x={x + 1.5}
              y={(index % rows) * 26}
              width={beat * 40 - 3}
              height="20"
              rx="10"
              fill={beat === 1 ? 'var(--gold)' : 'var(--lapis)'}
            />
          );
        });
      })}
    </svg>
  );
}

/** Equal faces laid flat round one corner: the gap that is left folds them up. */
export function CornerFigure({
  sides,
  faces,
  label,
}: Labelled & { readonly sides: number; readonly faces: number }) {
  const inner = Math.PI - (2 * Math.PI) / sides;
  const edge = 136 * Math.sin(Math.PI / sides);
  const start = -Math.PI / 2 - (faces * inner) / 2;
  const face = Array.from({ length: sides }, (_, corner) => corner).reduce<Point[]>((corners, corner) => {
    const before = corners.at(-1) ?? { x: 0, y: 0 };
    const turn = (corner * 2 * Math.PI) / sides;
    return [...corners, { x: before.x + edge * Math.cos(turn), y: before.y + edge * Math.sin(turn) }];
  }, []);
  const points = [{ x: 0, y: 0 }, ...face.slice(0, -1)]
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
  return (
    <svg
      viewBox="-150 -150 300 300"
      role="img"
      aria-label={label}
      className="lab-figure lab-square geo-drawing"
    >
      {Array.from({ length: faces }, (_, index) => (
        <polygon
          key={index}
          points={points}
          transform={`rotate(${round(((start + index * inner) * 180) / Math.PI)})`}
          fill={index % 2 === 0 ? 'var(--gold)' : 'var(--lapis)'}
          fillOpacity="0.32"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      ))}
      <circle r="6" fill="var(--clay)" />
    </svg>
  );
}

const QUARTERS = 9;

/** A spiral with its quarter points joined: right angles at each, one factor between neighbours. */
export function SpiralFigure({ perQuarter, label }: Labelled & { readonly perQuarter: number }) {
  const scale = 130 / perQuarter ** QUARTERS;
  const curve = Array.from({ length: QUARTERS * 24 + 1 }, (_, step) => spiralPoint(perQuarter, step / 24));
  const corners = Array.from({ length: QUARTERS + 1 }, (_, step) => spiralPoint(perQuarter, step));
  return (
    <svg
      viewBox="-155 -155 310 310"
      role="img"
      aria-label={label}
      className="lab-figure lab-square geo-drawing"
    >
      <path d="M-155 0H155M0 -155V155" stroke="var(--line)" strokeWidth="1.5" />
      <path d={path(corners, scale)} fill="none" stroke="var(--nile)" strokeWidth="1.8" />
      <path d={path(curve, scale)} fill="none" stroke="var(--gold)" strokeWidth="4" strokeLinecap="round" />
      {corners.map(({ x, y }, index) => (
        <circle key={index} cx={round(x * scale)} cy={round(-y * scale)} r="4" fill="currentColor" />
      ))}
      {['A', 'B', 'C', 'D'].map((name, index) => {
        const { x, y } = spiralPoint(perQuarter, QUARTERS - 3 + index);
        const away = 1 + 15 / Math.max(15, Math.hypot(x, y) * scale);
        return (
          <text
            key={name}
            x={round(x * scale * away)}
            y={round(-y * scale * away + 5)}
            fontSize="15"
            fontWeight="700"
            textAnchor="middle"
            fill="currentColor"
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}

/** A stroke or a square after so many substitutions. */
export function SubstitutionFigure({
  rule,
  times,
  label,
}: Labelled & { readonly rule: RuleName; readonly times: number }) {
  const { stroke } = RULES[rule];
  const view = stroke ? '-8 -100 316 116' : '-4 -4 308 308';
  return (
    <svg
      viewBox={view}
      role="img"
      aria-label={label}
      className={`lab-figure geo-drawing ${stroke ? '' : 'lab-square'}`}
    >
      {stroke ? (
        <path
          d={path(strokeAfter(stroke, times), 300)}
          fill="none"
          stroke="var(--gold)"
          strokeWidth={times > 3 ? 1.5 : 2.5}
          strokeLinejoin="round"
        />
      ) : (
        <path
          d={carpetAfter(times)
            .map(({ x, y, side }) => {
              const at = round(side * 300);
              return `M${round(x * 300)} ${round(y * 300)}h${at}v${at}h${-at}z`;
            })
            .join('')}
          fill="var(--gold)"
        />
      )}
    </svg>
  );
}
