import { grainPath, scatter, sliverPath } from './scatter.ts';

const CRYSTALS = scatter(90, { x: 14, y: 30, width: 132, height: 78 }, 41);
const CRUMBS = scatter(60, { x: 4, y: 92, width: 152, height: 24 }, 43);

/** A crust of natron, white needles on a grey bed. */
export function Natron() {
  return (
    <>
      <path d={grainPath(CRUMBS, 0.6, 2.4)} fill="#cfcabc" />
      <path d="M12 92Q18 54 46 44Q66 22 96 36Q134 40 148 92Q120 112 80 112Q36 112 12 92z" fill="#b4ac9b" />
      <path d={sliverPath(CRYSTALS.slice(0, 50), 26)} fill="#e4dfd2" stroke="#9c9484" strokeWidth="0.5" />
      <path d={sliverPath(CRYSTALS.slice(50), 22)} fill="#fffdf6" stroke="#b7af9e" strokeWidth="0.5" />
    </>
  );
}

const RINGS = [46, 41, 37, 33, 28, 25, 20, 15, 11, 6];
const GREENS = [
  '#0d4a34',
  '#1c7a52',
  '#0f5c3f',
  '#3fae7d',
  '#14694a',
  '#8ad9ae',
  '#1a8058',
  '#0e5038',
  '#4bbd8a',
  '#0b3e2b',
];

/** A cut malachite, ring upon ring. */
export function Malachite() {
  return (
    <>
      <clipPath id="sp-malachite-c">
        <path d="M26 26Q52 2 96 10Q140 14 148 52Q150 92 108 108Q64 120 30 98Q4 66 26 26z" />
      </clipPath>
      <g clipPath="url(#sp-malachite-c)">
        <rect width="160" height="120" fill="#14694a" />
        {[
          { x: 58, y: 52, scale: 1.35 },
          { x: 118, y: 84, scale: 0.95 },
          { x: 116, y: 26, scale: 0.7 },
        ].map(({ x, y, scale }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${scale} ${scale * 0.86}) rotate(${x})`}>
            {RINGS.map((radius, at) => (
              <ellipse key={radius} rx={radius} ry={radius * (0.86 + 0.012 * at)} fill={GREENS[at]} />
            ))}
          </g>
        ))}
      </g>
    </>
  );
}

const PITS = scatter(40, { x: 16, y: 20, width: 128, height: 80 }, 47);

/** A slab of gypsum plaster with the strokes of the hand that smoothed it. */
export function Plaster() {
  return (
    <>
      <path d="M10 18L136 10L152 30L150 86L128 90L132 106L20 112L8 92z" fill="#efe8d8" stroke="#b8ab90" />
      <path d="M150 86L128 90L132 106L126 107L120 84L142 80L144 24L152 30z" fill="#c7ba9f" />
      <g fill="none" stroke="#d3c7ae" strokeWidth="3" strokeLinecap="round">
        <path d="M20 44Q60 18 116 30" />
        <path d="M22 58Q66 32 122 46" />
        <path d="M24 74Q70 48 118 62" />
        <path d="M28 92Q72 66 112 80" />
      </g>
      <path d={grainPath(PITS, 0.4, 1.3)} fill="#a4977c" />
    </>
  );
}

interface LumpProps {
  readonly x: number;
  readonly dark: string;
  readonly middle: string;
  readonly light: string;
}

function Lump({ x, dark, middle, light }: LumpProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M10 104Q36 96 70 106Q44 116 10 104z" fill={middle} opacity="0.75" />
      <path d="M8 76L20 40L44 28L66 44L72 80L50 98L22 96z" fill={middle} />
      <path d="M20 40L44 28L66 44L46 56z" fill={light} />
      <path d="M46 56L66 44L72 80L50 98z" fill={dark} />
      <path d="M8 76L20 40L46 56L32 84z" fill={middle} stroke={light} strokeWidth="0.6" />
    </g>
  );
}

/** Two lumps of ochre and the streak each leaves. */
export function Ochre() {
  return (
    <>
      <Lump x={0} dark="#6a1f12" middle="#a5341e" light="#d2613f" />
      <Lump x={78} dark="#8a5a12" middle="#cf9226" light="#f0c462" />
      <path
        d="M14 14Q40 6 70 15"
        stroke="#a5341e"
        strokeWidth="9"
        fill="none"
        strokeLinecap="round"
        opacity="0.85"
      />
      <path
        d="M92 15Q118 6 148 14"
        stroke="#cf9226"
        strokeWidth="9"
        fill="none"
        strokeLinecap="round"
        opacity="0.85"
      />
    </>
  );
}
