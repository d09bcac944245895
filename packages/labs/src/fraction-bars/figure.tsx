import type { FractionBarsProps } from '@ori/contracts/interactives';

const WIDTH = 480;

interface Bar {
  readonly parts: number;
  readonly shaded: number;
}

/** The finest number of parts that shows this bar when it is recut; its own where the cut does not fit. */
function recut(bar: Bar, cuts: number | null): Bar {
  if (cuts === null || cuts % bar.parts !== 0) return bar;
  return { parts: cuts, shaded: (bar.shaded * cuts) / bar.parts };
}

interface FractionBarsFigureProps {
  readonly setting: FractionBarsProps;
  /** The common cut that is tried; null before one was chosen. */
  readonly cuts: number | null;
  readonly joined: boolean;
  readonly label: string;
}

/** Two bars of one length; with a cut that fits both, their shaded parts can be laid end to end. */
export function FractionBarsFigure({ setting, cuts, joined, label }: FractionBarsFigureProps) {
  const first = recut(setting.first, cuts);
  const second = recut(setting.second, cuts);
  return (
    <svg
      viewBox={`-4 -4 ${WIDTH + 8} ${joined ? 220 : 150}`}
      role="img"
      aria-label={label}
      className="lab-figure"
    >
      <BarRow bar={first} at={0} tone="fill-gold" />
      <BarRow bar={second} at={76} tone="fill-nile" />
      {joined && <JoinedRow first={first} second={second} at={152} />}
    </svg>
  );
}

function BarRow({ bar, at, tone }: { readonly bar: Bar; readonly at: number; readonly tone: string }) {
  const part = WIDTH / bar.parts;
  return (
    <g transform={`translate(0 ${at})`}>
      <rect width={part * bar.shaded} height="56" className={tone} opacity="0.85" />
      <Grid parts={bar.parts} />
    </g>
  );
}

function JoinedRow({
  first,
  second,
  at,
}: {
  readonly first: Bar;
  readonly second: Bar;
  readonly at: number;
}) {
  const part = WIDTH / first.parts;
  const wholes = Math.ceil((first.shaded + second.shaded) / first.parts);
  const scale = 1 / Math.max(1, wholes);
  return (
    <g transform={`translate(0 ${at}) scale(${scale} 1)`}>
      <rect width={part * first.shaded} height="56" className="fill-gold" opacity="0.85" />
      <rect
        x={part * first.shaded}
        width={part * second.shaded}
        height="56"
        className="fill-nile"
        opacity="0.85"
      />
      {Array.from({ length: Math.max(1, wholes) }, (_, whole) => (
        <g key={whole} transform={`translate(${whole * WIDTH} 0)`}>
          <Grid parts={first.parts} />
        </g>
      ))}
    </g>
  );
}

function Grid({ parts }: { readonly parts: number }) {
  const part = WIDTH / parts;
  return (
    <g stroke="currentColor" fill="none">
      <rect width={WIDTH} height="56" strokeWidth="2.5" rx="4" />
      {Array.from({ length: parts - 1 }, (_, cut) => (
        <line
          key={cut}
          x1={(cut + 1) * part}
          x2={(cut + 1) * part}
          y1="0"
          y2="56"
          strokeWidth="1.5"
          opacity="0.8"
        />
      ))}
    </g>
  );
}
