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

/** How far below its top edge, and above its lower one, a strip with round corners begins at this place. */
function edgeAt(x: number, radius: number): number {
  const fromEnd = Math.min(x, SIZE - x);
  return fromEnd >= radius ? 0 : radius - Math.sqrt(radius ** 2 - (radius - fromEnd) ** 2);
}

/** The outline of a piece of a strip: round only where the strip itself is, so that nothing stands out past its end. */
function pieceOf(from: number, to: number, height: number, radius: number): string {
  const inner = [radius, SIZE - radius].filter((x) => x > from && x < to);
  const along = [from, ...inner, to];
  const step = (x: number, before: number, y: number) => {
    const isStraight = Math.min(x, before) >= radius && Math.max(x, before) <= SIZE - radius;
    return `${isStraight ? 'L' : `A${radius} ${radius} 0 0 1 `}${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const side = (places: readonly number[], yAt: (x: number) => number) =>
    places.slice(1).map((x, index) => step(x, places[index] ?? x, yAt(x)));
  const lower = (x: number) => height - edgeAt(x, radius);
  return [
    `M${from.toFixed(2)} ${edgeAt(from, radius).toFixed(2)}`,
    ...side(along, (x) => edgeAt(x, radius)),
    `L${to.toFixed(2)} ${lower(to).toFixed(2)}`,
    ...side(along.toReversed(), lower),
    'Z',
  ].join('');
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
      {parts.map(({ share, shaded }, index) => {
        const from = (starts[index] ?? 0) * SIZE;
        if (!shaded) return null;
        const piece = pieceOf(from, Math.min(SIZE, from + share * SIZE), height, radius);
        return <path key={from} d={piece} className={isBread ? 'fill-[#8a5a24]' : 'fill-gold'} />;
      })}
      <rect width={SIZE} height={height} rx={radius} fill="none" stroke="currentColor" strokeWidth="3" />
      {starts.slice(1).map((start) => (
        <line
          key={start}
          x1={start * SIZE}
          x2={start * SIZE}
          y1={edgeAt(start * SIZE, radius)}
          y2={height - edgeAt(start * SIZE, radius)}
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
