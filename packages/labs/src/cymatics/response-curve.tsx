import type { DrivenPlate } from '@ori/core/sound/driven-plate';
import { shakingAt } from '@ori/core/sound/driven-plate';
import { lambdaAt, type Plate } from './plate-setting.ts';

const WIDTH = 480;
const HEIGHT = 110;
/** A thousandth of the hardest shaking is drawn on the floor. */
const DECADES = 2.6;
export const BINS = 240;

interface ResponseCurveProps {
  readonly plate: Plate;
  readonly driven: DrivenPlate;
  readonly hz: number;
  readonly mostHz: number;
  /** Which of the bins from 0 to `mostHz` were listened to. */
  readonly heard: ReadonlySet<number>;
  readonly peak: number;
  readonly label: string;
}

/** How hard the plate shakes over the tone, drawn only as far as somebody went. */
export function ResponseCurve({ plate, driven, hz, mostHz, heard, peak, label }: ResponseCurveProps) {
  const height = (at: number) => {
    const strength = shakingAt(driven, lambdaAt(plate, at)) / peak;
    return Math.max(0, 1 + Math.log10(Math.max(strength, 1e-9)) / DECADES) * HEIGHT;
  };
  const binHz = mostHz / BINS;
  const bars = [...heard].map((bin) => {
    const inside = plate.tonesHz.find((tone) => Math.floor(tone / binHz) === bin);
    return { bin, height: height(inside ?? (bin + 0.5) * binHz) };
  });
  const x = (hz / mostHz) * WIDTH;
  return (
    <svg viewBox={`0 -6 ${WIDTH} ${HEIGHT + 28}`} role="img" aria-label={label} className="cymatics-curve">
      <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="var(--edge)" strokeWidth="1.5" />
      {bars.map(({ bin, height: tall }) => (
        <rect
          key={bin}
          x={(bin * WIDTH) / BINS}
          y={HEIGHT - tall}
          width={WIDTH / BINS - 0.4}
          height={tall}
          fill="var(--nile)"
        />
      ))}
      <path d={`M${x} -6V${HEIGHT + 6}`} stroke="var(--gold)" strokeWidth="2" />
      <g fill="var(--mute)" fontSize="13">
        <text y={HEIGHT + 19}>0</text>
        <text x={WIDTH} y={HEIGHT + 19} textAnchor="end">
          {Math.round(mostHz)} Hz
        </text>
      </g>
    </svg>
  );
}
