import { ringHatching, spiral, teeth } from './spiral.ts';

const LETTER = {
  fontSize: 15,
  fontStyle: 'italic',
  fontFamily: 'var(--font-display)',
  fill: 'var(--ink)',
} as const;

interface LetteredProps {
  readonly x: number;
  readonly y: number;
  readonly to: string;
  readonly letter: string;
}

/** A letter of reference and the thin line that leads from it. */
function Lettered({ x, y, to, letter }: LetteredProps) {
  return (
    <g>
      <path d={`M${x} ${y}${to}`} data-pen="thin" />
      <text x={x} y={y} dx="-4" dy="-4" stroke="none" textAnchor="middle" {...LETTER}>
        {letter}
      </text>
    </g>
  );
}

const POLES = [0, 90, 180, 270] as const;

/** A stator from its end, its field going round. */
export function DrawnStator() {
  return (
    <svg viewBox="-160 -160 320 320" aria-hidden="true">
      <path d={ringHatching(98, 122, 90)} data-pen="hatch" />
      <circle r="122" />
      <circle r="98" />
      <path d="M-150 0H150M0 -150V150" data-pen="axis" />
      {POLES.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M96 -20L72 -26A77 77 0 0 1 72 26L96 20" data-fill="paper" />
          <path d="M78 -27V27M83 -28V28M88 -28V28M93 -28V28" data-pen={turn % 180 === 0 ? 'gold' : 'nile'} />
        </g>
      ))}
      <circle r="54" data-pen="turning" />
      <path d="M0 0L38 -38" data-pen="arrow" />
      <path d="M46 -46L40 -28L28 -40Z" data-fill="gold" />
      <circle r="4" data-fill="gold" />
      <Lettered x={-136} y={-116} to="Q-110 -116 -96 -84" letter="A" />
      <Lettered x={140} y={-112} to="Q110 -112 88 -24" letter="B" />
      <Lettered x={132} y={122} to="Q104 118 96 78" letter="C" />
    </svg>
  );
}

/** Two flat coils face to face, and the lines of the field between them. */
export function DrawnCoils() {
  return (
    <svg viewBox="-160 -160 320 320" aria-hidden="true">
      <path d="M-154 0H154" data-pen="axis" />
      <g transform="translate(-78 0) scale(.42 1)">
        <path d={spiral(9, 14, 104)} data-pen="gold" />
        <circle r="108" />
      </g>
      <g transform="translate(70 0) scale(.42 1)">
        <path d={spiral(9, 14, 104)} data-pen="lapis" />
        <circle r="108" />
      </g>
      {[24, 52, 80].map((height) => (
        <path
          key={height}
          d={`M-64 ${-height}C-24 ${-height * 0.8} 20 ${-height * 0.8} 60 ${-height}M-64 ${height}C-24 ${height * 0.8} 20 ${height * 0.8} 60 ${height}`}
          data-pen="field"
        />
      ))}
      <path d="M-78 108V134H-60M-78 134H-96M-60 122V146M-52 122V146M-52 134H-28M70 108V134H88M96 122V146M88 122V146M96 134H122V104" />
      <circle cx="122" cy="92" r="12" />
      <path d="M113 84L131 100M113 100L131 84" data-pen="thin" />
      <Lettered x={-140} y={-128} to="Q-120 -126 -104 -92" letter="D" />
      <Lettered x={124} y={-126} to="Q110 -122 98 -92" letter="D′" />
      <Lettered x={6} y={-122} to="Q2 -104 0 -64" letter="e" />
    </svg>
  );
}

/** A little vessel in section with its aerial, wheel of steps and propeller, on waves. */
export function DrawnBoat() {
  return (
    <svg viewBox="-160 -160 320 320" aria-hidden="true">
      {[18, 32, 46].map((radius) => (
        <path
          key={radius}
          d={`M${-radius * 0.8} ${-97 - radius * 0.6}A${radius} ${radius} 0 0 1 ${radius * 0.8} ${-97 - radius * 0.6}`}
          data-pen="gold"
        />
      ))}
      <path d="M0 20V-92" />
      <circle cy="-97" r="5" data-fill="gold" />
      <path d="M-122 22H126C122 56 96 84 62 90H-78C-104 86 -118 60 -122 22Z" data-fill="paper" />
      <path d="M-60 22C-50 4 50 4 66 22" />
      <path d="M-112 48H-78M78 48H112M-88 70H-70M70 66H98" data-pen="hatch" />
      <g transform="translate(0 54)">
        <path d={teeth(20, 27, 12)} />
        <circle r="15" />
        <path d="M0 0V-13" data-pen="arrow" />
        <circle r="3" data-fill="gold" />
      </g>
      <path d="M0 20V27M27 54H56M-27 54H-128M56 44h22v20h-22zM-128 54v0" />
      <ellipse cx="-134" cy="54" rx="5" ry="20" data-pen="nile" />
      <path d="M-146 30V82M-122 26L-146 30M-146 82L-154 78V36L-146 30" />
      <path
        d="M-158 104q10 -8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0M-130 122q10 -8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0"
        data-pen="lapis"
      />
      <Lettered x={-44} y={-60} to="Q-24 -60 -2 -46" letter="E" />
      <Lettered x={70} y={-24} to="Q52 -8 14 42" letter="F" />
      <Lettered x={-118} y={-8} to="Q-132 4 -134 32" letter="G" />
    </svg>
  );
}
