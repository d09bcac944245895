import type { BreathMoment } from '@ori/core/mind/own-breath';

interface BreathFigureProps {
  readonly picture: 'flower' | 'tide';
  readonly moment: BreathMoment;
  readonly label: string;
}

const PETALS = 9;
const PETAL = 'M0 0C-26 -22 -26 -66 0 -92C26 -66 26 -22 0 0Z';
/** The moon on the water: how far below the level, and half how wide. */
const GLIMMER = [
  [14, 20],
  [28, 12],
  [42, 16],
  [58, 7],
] as const;
const STARS = [
  [40, 34],
  [96, 62],
  [150, 28],
  [212, 52],
  [318, 30],
  [360, 74],
  [376, 20],
] as const;

/** Petals fold together when the breath is out, and lie open when it is in. */
function Flower({ open }: { readonly open: number }) {
  const spread = 6 + 34 * open;
  const size = 0.72 + 0.28 * open;
  return (
    <g transform="translate(140 196)">
      <path d="M0 0C-4 30 4 50 0 84" fill="none" stroke="var(--nile)" strokeWidth="5" strokeLinecap="round" />
      <path d="M0 52C26 34 46 38 58 50C38 62 16 64 0 52Z" fill="var(--nile)" opacity="0.7" />
      {Array.from({ length: PETALS }, (_, index) => {
        const lean = (index - (PETALS - 1) / 2) * spread * 0.55;
        return (
          <path
            key={index}
            d={PETAL}
            transform={`rotate(${lean.toFixed(2)}) scale(${size.toFixed(3)})`}
            fill="var(--clay)"
            fillOpacity="0.34"
            stroke="var(--clay)"
            strokeWidth="1.6"
          />
        );
      })}
      <circle cy="-4" r={9 + 3 * open} fill="var(--gold)" />
    </g>
  );
}

/** The flame leans away only while the breath goes out. */
function Candle({ phase, open }: BreathMoment) {
  const blow = phase === 'out' ? Math.sin(Math.PI * open) : 0;
  return (
    <g transform="translate(300 280)">
      <rect
        x="-17"
        y="-92"
        width="34"
        height="92"
        rx="5"
        fill="var(--night-3)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      <path d="M0 -92V-104" stroke="var(--edge)" strokeWidth="2.5" />
      <g
        transform={`translate(0 -104) rotate(${(blow * 38).toFixed(2)}) scale(1 ${(1 - 0.22 * blow).toFixed(3)})`}
      >
        <path d="M0 0C-18 -14 -10 -34 0 -52C10 -34 18 -14 0 0Z" fill="var(--gold)" />
        <path d="M0 -3C-7 -9 -4 -18 0 -26C4 -18 7 -9 0 -3Z" fill="var(--night-2)" opacity="0.6" />
      </g>
    </g>
  );
}

const wave = (level: number, rise: number): string => {
  const y = (level + rise).toFixed(1);
  return `M0 ${y}C60 ${(level + rise - 14).toFixed(1)} 120 ${(level + rise + 14).toFixed(1)} 200 ${y}S340 ${(level + rise - 14).toFixed(1)} 400 ${y}V300H0Z`;
};

function Tide({ open }: { readonly open: number }) {
  const level = 236 - 96 * open;
  return (
    <g>
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.8" fill="var(--mute)" />
      ))}
      <circle cx="272" cy="70" r="26" fill="var(--gold)" opacity="0.9" />
      {[26, 13, 0, -34, -74].map((rise, index) => (
        <path key={rise} d={wave(level, -rise)} fill="var(--lapis)" opacity={0.15 + 0.06 * index} />
      ))}
      <g stroke="var(--gold)" strokeWidth="3" strokeLinecap="round" opacity="0.75">
        {GLIMMER.map(([down, half]) => (
          <path key={down} d={`M${272 - half} ${(level + down).toFixed(1)}H${272 + half}`} />
        ))}
      </g>
      <g
        transform={`translate(120 ${(level - 8).toFixed(1)})`}
        fill="var(--night-3)"
        stroke="var(--ink)"
        strokeWidth="2.5"
      >
        <path d="M-30 0C-22 18 22 18 30 0Z" />
        <path d="M2 -2V-44C20 -32 24 -16 22 -6Z" fill="var(--gold)" fillOpacity="0.35" />
      </g>
    </g>
  );
}

/** A picture of one breath: still until it moves with the learner's own. */
export function BreathFigure({ picture, moment, label }: BreathFigureProps) {
  return (
    <svg viewBox="0 0 400 300" role="img" aria-label={label} className="lab-figure">
      <g clipPath="inset(0 round 20px)">
        <rect width="400" height="300" fill="var(--night)" />
        {picture === 'tide' ? (
          <Tide open={moment.open} />
        ) : (
          <>
            <path d="M0 280H400" stroke="var(--line)" strokeWidth="2" />
            <Flower open={moment.open} />
            <Candle {...moment} />
          </>
        )}
      </g>
    </svg>
  );
}
