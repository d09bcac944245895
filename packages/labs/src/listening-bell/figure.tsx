const RINGS = [96, 114, 132, 150, 168] as const;
const BODY =
  'M0 -78C10 -78 15 -70 16 -60C42 -50 46 -18 50 14C52 30 60 40 70 48H-70C-60 40 -52 30 -50 14C-46 -18 -42 -50 -16 -60C-15 -70 -10 -78 0 -78Z';

interface BellFigureProps {
  /** What is left of the amplitude, from 1 at the stroke to 0. */
  readonly left: number;
  readonly label: string;
}

/** A hanging bell in rings of light that fade as it does. */
export function BellFigure({ left, label }: BellFigureProps) {
  return (
    <svg viewBox="-190 -180 380 360" role="img" aria-label={label} className="lab-figure">
      <g fill="none" stroke="var(--gold)" opacity={left}>
        {RINGS.map((radius, index) => (
          <circle key={radius} r={radius} strokeWidth={5 - index * 0.8} opacity={0.85 - index * 0.16} />
        ))}
      </g>
      <path d="M0 -180V-94" stroke="var(--edge)" strokeWidth="3" />
      <circle cy="-84" r="9" fill="none" stroke="var(--edge)" strokeWidth="4" />
      <path d={BODY} fill="var(--night-3)" stroke="var(--gold)" strokeWidth="3.5" strokeLinejoin="round" />
      <path d={BODY} fill="var(--gold)" opacity={0.55 * left} />
      <path
        d="M-47 8C-20 16 20 16 47 8M-54 26C-22 35 22 35 54 26M-24 -48C-8 -44 8 -44 24 -48"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2"
        opacity="0.7"
      />
      <path d="M-70 48C-30 60 30 60 70 48" fill="none" stroke="var(--gold)" strokeWidth="3.5" />
      <circle cy="60" r="9" fill="var(--gold)" />
    </svg>
  );
}
