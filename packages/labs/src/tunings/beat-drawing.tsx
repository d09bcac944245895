import { beatEnvelope } from '@ori/core/sound/beats';
import { A4_HZ } from '@ori/core/sound/tunings';

/** Seconds of sound that the drawing shows. */
export const SHOWN_S = 2;
const WIDTH = 480;
const MIDDLE = 64;
const SWING = 56;
const SAMPLES = 320;

function edge(otherHz: number, sign: 1 | -1): string[] {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const share = index / SAMPLES;
    const height = sign * SWING * beatEnvelope(A4_HZ, otherHz, share * SHOWN_S);
    return `${(share * WIDTH).toFixed(1)} ${(MIDDLE - height).toFixed(1)}`;
  });
}

/** Two tones together as their loudness swells: what an oscilloscope shows over two seconds. */
export function BeatDrawing({ otherHz, label }: { readonly otherHz: number; readonly label: string }) {
  const [top, bottom] = [edge(otherHz, 1), edge(otherHz, -1)];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${2 * MIDDLE + 18}`} role="img" aria-label={label} className="lab-figure">
      <path d={`M${top.join('L')}L${bottom.toReversed().join('L')}Z`} fill="var(--nile)" opacity="0.35" />
      <path d={`M${top.join('L')}`} fill="none" stroke="var(--nile)" strokeWidth="3" />
      <path d={`M${bottom.join('L')}`} fill="none" stroke="var(--nile)" strokeWidth="3" />
      <path d={`M0 ${MIDDLE}H${WIDTH}`} stroke="var(--edge)" strokeWidth="1" />
      <g fill="var(--mute)" fontSize="13">
        <text y={2 * MIDDLE + 14}>0 s</text>
        <text x={WIDTH / 2} y={2 * MIDDLE + 14} textAnchor="middle">
          1 s
        </text>
        <text x={WIDTH} y={2 * MIDDLE + 14} textAnchor="end">
          2 s
        </text>
      </g>
    </svg>
  );
}
