import type { ReactNode } from 'react';
import { partOf, type ProgressProps } from './progress-bar.tsx';
import '../styles/progress.css';

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

/** How far one is, as a ring; `children` stand in its middle. `size` in pixels. */
export function ProgressRing({
  label,
  value,
  max,
  valueText,
  tone,
  size = 96,
  children,
}: ProgressProps & { readonly size?: number; readonly children?: ReactNode }) {
  return (
    <div
      className="progress-ring"
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
        <circle className="progress-ring-track" cx="50" cy="50" r={RADIUS} strokeWidth="10" />
        <circle
          className="progress-ring-fill"
          cx="50"
          cy="50"
          r={RADIUS}
          strokeWidth="10"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - partOf(value, max))}
          strokeOpacity={value > 0 ? 1 : 0}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span className="progress-ring-words" aria-hidden="true">
        {children ?? valueText}
      </span>
    </div>
  );
}
