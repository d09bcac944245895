interface MoonDiscProps {
  readonly x: number;
  readonly y: number;
  /** Share of the disc that is lit, 0 to 1. */
  readonly lit: number;
  /** Which way the Sun stands, right and down positive: the lit side looks there. */
  readonly towards: { readonly x: number; readonly y: number };
}

const RADIUS = 9;

/** The lit part with its bright side to the right: half a circle, more or less an ellipse's half. */
export function litPath(lit: number, radius: number): string {
  const bulge = radius * Math.abs(1 - 2 * lit);
  return `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${bulge.toFixed(2)} ${radius} 0 0 ${lit > 0.5 ? 1 : 0} 0 ${-radius}Z`;
}

/** The Moon with its phase, drawn larger than it is. */
export function MoonDisc({ x, y, lit, towards }: MoonDiscProps) {
  const turn = (Math.atan2(towards.y, towards.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}>
      <circle r={RADIUS} fill="#56597a" />
      <path d={litPath(lit, RADIUS)} fill="#f6f1dd" />
    </g>
  );
}
