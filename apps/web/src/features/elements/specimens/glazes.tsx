import { grainPath, scatter } from './scatter.ts';

const BLUE_GRAINS = scatter(150, { x: 22, y: 14, width: 116, height: 84 }, 23);
const DUST = scatter(90, { x: 6, y: 84, width: 148, height: 34 }, 29);

/** A cake of Egyptian blue, broken at the edge, with its powder. */
export function EgyptianBlue() {
  return (
    <>
      <linearGradient id="sp-blue-a" x2="0.7" y2="1">
        <stop stopColor="#5f9be8" />
        <stop offset="0.5" stopColor="#2462c4" />
        <stop offset="1" stopColor="#123a86" />
      </linearGradient>
      <path d={grainPath(DUST, 0.5, 2.2)} fill="#2f6fd0" />
      <path
        d="M30 30Q50 8 92 12Q126 14 136 38L128 52L138 62L122 70L126 84Q92 104 54 96Q22 88 20 60Q20 42 30 30z"
        fill="url(#sp-blue-a)"
      />
      <path d="M136 38L128 52L138 62L122 70L126 84L112 91L116 74L106 64L120 52L114 40z" fill="#0e2f70" />
      <path d={grainPath(BLUE_GRAINS.slice(0, 80), 0.5, 1.6)} fill="#a9d0ff" opacity="0.75" />
      <path d={grainPath(BLUE_GRAINS.slice(80), 0.5, 1.8)} fill="#0b2a68" opacity="0.6" />
    </>
  );
}

const TILES = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })));

/** Rows of curved faience tiles. */
export function Faience() {
  return (
    <>
      <linearGradient id="sp-faience-a" y2="1" x2="0.2">
        <stop stopColor="#d4fff2" />
        <stop offset="0.28" stopColor="#63d3c4" />
        <stop offset="0.75" stopColor="#1f9c98" />
        <stop offset="1" stopColor="#0d6268" />
      </linearGradient>
      <linearGradient id="sp-faience-b" y2="1">
        <stop stopColor="#bff0ea" />
        <stop offset="0.3" stopColor="#4fb6c9" />
        <stop offset="1" stopColor="#135873" />
      </linearGradient>
      <rect x="4" y="6" width="152" height="108" rx="4" fill="#d9cdb4" />
      {TILES.map(({ row, column }) => (
        <g key={`${row}${column}`} transform={`translate(${8 + column * 36.5} ${10 + row * 34.5})`}>
          <rect
            width="33"
            height="30"
            rx="9"
            fill={`url(#sp-faience-${(row * 3 + column) % 4 === 1 ? 'b' : 'a'})`}
            stroke="#0d5c60"
            strokeWidth="0.8"
          />
          <path
            d="M6 7Q16 2.5 27 6.5"
            stroke="#fff"
            strokeWidth="2.4"
            fill="none"
            opacity="0.75"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}

const FEATHERS = [
  { y: 22, colour: '#f3c545' },
  { y: 33, colour: '#f6f1e4' },
  { y: 44, colour: '#58c9c4' },
  { y: 60, colour: '#f3c545' },
  { y: 71, colour: '#f6f1e4' },
  { y: 82, colour: '#58c9c4' },
] as const;
const feather = (y: number): string => `M-4 ${y}${Array.from({ length: 10 }, () => 'q8.5 17 17 0').join('')}`;

/** Core-formed glass: threads of yellow, white and turquoise combed through deep blue. */
export function Glass() {
  return (
    <>
      <linearGradient id="sp-glass-a" x2="1">
        <stop stopColor="#0b1a56" />
        <stop offset="0.3" stopColor="#2746b8" />
        <stop offset="0.55" stopColor="#1b3396" />
        <stop offset="1" stopColor="#070f38" />
      </linearGradient>
      <clipPath id="sp-glass-c">
        <path d="M62 6H98L95 24Q126 38 126 68Q126 104 80 114Q34 104 34 68Q34 38 65 24z" />
      </clipPath>
      <g clipPath="url(#sp-glass-c)">
        <rect width="160" height="120" fill="url(#sp-glass-a)" />
        {FEATHERS.map(({ y, colour }) => (
          <path key={y} d={feather(y)} fill="none" stroke={colour} strokeWidth="3.6" opacity="0.95" />
        ))}
        <path d="M56 6h48v7H56z" fill="#f3c545" />
        <path
          d="M52 34Q44 60 54 96"
          stroke="#fff"
          strokeWidth="5"
          fill="none"
          opacity="0.35"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}
