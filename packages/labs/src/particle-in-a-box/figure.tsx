import { boxWave } from '@ori/core/physics/particle-in-a-box';

const WIDTH = 480;
const SAMPLES = 160;
const BINS = 24;

interface BoxFigureProps {
  readonly n: number;
  /** Places where the particle was found, in widths of the box. */
  readonly found: readonly number[];
  readonly label: string;
}

function curve(height: (x: number) => number): string {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const x = index / SAMPLES;
    return `${index === 0 ? 'M' : 'L'}${(x * WIDTH).toFixed(1)} ${height(x).toFixed(1)}`;
  }).join(' ');
}

/** How many measurements fell in each of the bins across the box. */
function counts(found: readonly number[]): readonly number[] {
  const bins = Array.from({ length: BINS }, () => 0);
  for (const place of found) {
    const bin = Math.min(BINS - 1, Math.floor(place * BINS));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}

/** Wave above; below it the chance density, with bars for what was measured so far. */
export function BoxFigure({ n, found, label }: BoxFigureProps) {
  const density = (x: number) => boxWave(n, x) ** 2;
  const bins = counts(found);
  const perUnit = found.length === 0 ? 0 : BINS / found.length;
  return (
    <svg viewBox={`-14 -6 ${WIDTH + 28} 332`} role="img" aria-label={label} className="lab-figure">
      <path d={`M0 0 V320 M${WIDTH} 0 V320`} stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <path d={`M0 80 H${WIDTH} M0 316 H${WIDTH}`} stroke="currentColor" strokeWidth="1.5" opacity="0.5" />
      <path d={curve((x) => 80 - boxWave(n, x) * 46)} fill="none" className="stroke-gold" strokeWidth="4" />
      {bins.map((count, bin) => {
        const height = Math.min(150, count * perUnit * 62);
        return (
          <rect
            key={bin}
            x={(bin * WIDTH) / BINS + 1}
            y={316 - height}
            width={WIDTH / BINS - 2}
            height={height}
            className="fill-nile"
            opacity="0.55"
          />
        );
      })}
      <path d={curve((x) => 316 - density(x) * 62)} fill="none" className="stroke-lapis" strokeWidth="4" />
      <text x="8" y="18" fontSize="18" fill="currentColor">
        ψ
      </text>
      <text x="8" y="182" fontSize="18" fill="currentColor">
        |ψ|²
      </text>
    </svg>
  );
}
