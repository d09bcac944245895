import { grainPath, scatter } from './scatter.ts';

interface CubeProps {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A cube of galena, which cleaves into cubes. */
function Cube({ x, y, side }: CubeProps) {
  const [across, down] = [side * 0.87, side * 0.5];
  return (
    <g transform={`translate(${x} ${y})`} stroke="#2d323b" strokeWidth="0.8" strokeLinejoin="round">
      <path d={`M0 0l${across} ${-down}l${across} ${down}l${-across} ${down}z`} fill="#dfe5ee" />
      <path d={`M0 0l${across} ${down}v${side}l${-across} ${-down}z`} fill="#8a94a4" />
      <path d={`M${across} ${down}l${across} ${-down}v${side}l${-across} ${down}z`} fill="#525b69" />
    </g>
  );
}

const POWDER = scatter(160, { x: 66, y: 74, width: 92, height: 40 }, 53);

/** Cubes of galena and the black powder ground from it. */
export function Kohl() {
  return (
    <>
      <path d="M62 108Q84 72 112 70Q140 72 158 108Q110 122 62 108z" fill="#16171c" />
      <path d={grainPath(POWDER, 0.4, 1.5)} fill="#6c7482" opacity="0.75" />
      <Cube x={8} y={38} side={38} />
      <Cube x={62} y={24} side={22} />
      <Cube x={10} y={96} side={13} />
    </>
  );
}

const WORN = scatter(40, { x: 44, y: 20, width: 32, height: 32 }, 59);

/** A scribe's palette with two wells, and a stroke of its black. */
export function Ink() {
  return (
    <>
      <linearGradient id="sp-ink-a" y2="1">
        <stop stopColor="#d8b27c" />
        <stop offset="1" stopColor="#8c6234" />
      </linearGradient>
      <path d="M4 74L152 70L156 112L8 118z" fill="#e6d3a3" />
      <path d="M4 82h150M5 92h150M6 102h150" stroke="#cdb680" strokeWidth="1.4" />
      <path d="M16 100Q40 78 66 96Q94 112 144 84Q108 118 66 106Q38 96 16 100z" fill="#0e0e12" />
      <rect x="10" y="10" width="140" height="56" rx="6" fill="url(#sp-ink-a)" stroke="#5d3d1b" />
      <path d="M18 24h18M18 52h18M108 22h34M108 54h34" stroke="#744c22" strokeWidth="1.2" opacity="0.6" />
      <circle cx="60" cy="38" r="19" fill="#3d2813" />
      <circle cx="60" cy="38" r="16" fill="#111116" />
      <path d={grainPath(WORN, 0.4, 1.4)} fill="#4c4c58" />
      <rect x="92" y="30" width="52" height="15" rx="7" fill="#4a3118" />
      <path d="M96 37.5h62" stroke="#c9b27a" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M94 37.5h8" stroke="#111116" strokeWidth="3.4" strokeLinecap="round" />
    </>
  );
}
