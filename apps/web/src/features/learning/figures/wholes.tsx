import type { Figure } from '@ori/contracts/practice';
import { Frame } from './frame.tsx';

type Shares = Extract<Figure, { type: 'shares' }>;
type Cuts = Extract<Figure, { type: 'cuts' }>;
type WholeShape = Shares['shape'];

const SIZE = 120;
const HEIGHT: Readonly<Record<WholeShape, number>> = { loaf: 70, bar: 52, circle: 112 };

/** Parts of one whole as shares of 1, and which of them are coloured. */
interface Part {
  readonly share: number;
  readonly shaded: boolean;
}

/** Wholes in a row, each cut into equal parts, the first of them coloured. */
export function SharesFigure({ figure, label }: { readonly figure: Shares; readonly label: string }) {
  const { wholes, parts, shaded, shape } = figure;
  const partsOf = (whole: number): Part[] =>
    Array.from({ length: parts }, (_, part) => ({ share: 1 / parts, shaded: whole * parts + part < shaded }));
  const columns = Math.min(wholes, 4);
  const rows = Math.ceil(wholes / columns);
  return (
    <Frame
      viewBox={`0 0 ${columns * (SIZE + 16)} ${rows * (HEIGHT[shape] + 16)}`}
      label={label}
      className={wholes === 1 ? 'max-w-60' : undefined}
    >
      {Array.from({ length: wholes }, (_, whole) => (
        <g
          key={whole}
          transform={`translate(${(whole % columns) * (SIZE + 16) + 8} ${Math.floor(whole / columns) * (HEIGHT[shape] + 16) + 8})`}
        >
          <Whole shape={shape} parts={partsOf(whole)} />
        </g>
      ))}
    </Frame>
  );
}

/** One whole cut into parts of the sizes given, none coloured. */
export function CutsFigure({ figure, label }: { readonly figure: Cuts; readonly label: string }) {
  const sum = figure.sizes.reduce((total, size) => total + size, 0);
  return (
    <Frame viewBox={`0 0 ${SIZE + 16} ${HEIGHT[figure.shape] + 16}`} label={label} className="max-w-60">
      <g transform="translate(8 8)">
        <Whole
          shape={figure.shape}
          parts={figure.sizes.map((size) => ({ share: size / sum, shaded: false }))}
        />
      </g>
    </Frame>
  );
}

function Whole({ shape, parts }: { readonly shape: WholeShape; readonly parts: readonly Part[] }) {
  return shape === 'circle' ? <Circle parts={parts} /> : <Strip parts={parts} shape={shape} />;
}

function startsOf(parts: readonly Part[]): readonly number[] {
  return parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.share, 0));
}

function Strip({ parts, shape }: { readonly parts: readonly Part[]; readonly shape: 'loaf' | 'bar' }) {
  const starts = startsOf(parts);
  const radius = shape === 'loaf' ? 30 : 6;
  const height = HEIGHT[shape];
  const isBread = shape === 'loaf';
  return (
    <g>
      <rect
        width={SIZE}
        height={height}
        rx={radius}
        className={isBread ? 'fill-[#c98f47]' : 'fill-night-3'}
      />
      {parts.map(
        (part, index) =>
          part.shaded && (
            <rect
              key={starts[index]}
              x={(starts[index] ?? 0) * SIZE}
              width={part.share * SIZE}
              height={height}
              rx={parts.length === 1 ? radius : 3}
              className={isBread ? 'fill-[#8a5a24]' : 'fill-gold'}
            />
          ),
      )}
      <rect width={SIZE} height={height} rx={radius} fill="none" stroke="currentColor" strokeWidth="3" />
      {starts.slice(1).map((start) => (
        <line
          key={start}
          x1={start * SIZE}
          x2={start * SIZE}
          y1="0"
          y2={height}
          stroke="currentColor"
          strokeWidth="2.5"
          strokeDasharray={isBread ? '6 4' : undefined}
        />
      ))}
    </g>
  );
}

const pointOn = (share: number) => {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return `${(60 + 52 * Math.cos(angle)).toFixed(2)} ${(56 + 52 * Math.sin(angle)).toFixed(2)}`;
};

function Circle({ parts }: { readonly parts: readonly Part[] }) {
  const starts = startsOf(parts);
  return (
    <g stroke="currentColor" strokeWidth="2.5">
      <circle cx="60" cy="56" r="52" className="fill-night-3" />
      {parts.map((part, index) => {
        const start = starts[index] ?? 0;
        if (parts.length === 1)
          return part.shaded && <circle key="all" cx="60" cy="56" r="52" className="fill-gold" />;
        const arc = `M60 56 L${pointOn(start)} A52 52 0 ${part.share > 0.5 ? 1 : 0} 1 ${pointOn(start + part.share)} Z`;
        return <path key={start} d={arc} className={part.shaded ? 'fill-gold' : 'fill-night-3'} />;
      })}
    </g>
  );
}
