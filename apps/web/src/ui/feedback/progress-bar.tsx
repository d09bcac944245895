import type { Tone } from '../badge.tsx';
import '../styles/progress.css';

export interface ProgressProps {
  /** Names what is measured. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The figure in words, e.g. "3 of 7". */
  readonly valueText: string;
  readonly tone?: Tone | undefined;
}

/** The part done, between 0 and 1; an empty whole counts as nothing done. */
export function partOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

/** How far one is, as a bar. `hideWords` leaves them to the screen reader. */
export function ProgressBar({
  label,
  value,
  max,
  valueText,
  tone,
  hideWords = false,
}: ProgressProps & { readonly hideWords?: boolean }) {
  return (
    <div className="bar" data-tone={tone}>
      {!hideWords && (
        <div className="bar-words" aria-hidden="true">
          <span>{label}</span>
          <span>{valueText}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
      >
        <svg className="bar-track" aria-hidden="true">
          <rect className="bar-fill" width={`${partOf(value, max) * 100}%`} height="100%" rx="6" />
        </svg>
      </div>
    </div>
  );
}
