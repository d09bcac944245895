import { A4_HZ, centsOf } from './tunings.ts';

const NAMES = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'] as const;
const SEMITONES = NAMES.length;
const CENTS = 100;
/** Semitones from C0 to A4. */
const A4_STEP = 57;

export interface PitchName {
  /** Letter and octave of the nearest note of equal temperament, such as C♯3. */
  readonly name: string;
  /** How far above it the pitch is; below, if negative. From −50 to 50. */
  readonly cents: number;
}

/** The nearest note to a pitch in hertz, above 0, with A4 at 440 (ISO 16:1975). */
export function pitchName(hz: number): PitchName {
  const steps = A4_STEP + centsOf(hz / A4_HZ) / CENTS;
  const nearest = Math.round(steps);
  const octave = Math.floor(nearest / SEMITONES);
  const letter = NAMES[nearest - octave * SEMITONES] ?? 'C';
  return { name: `${letter}${String(octave).replace('-', '−')}`, cents: (steps - nearest) * CENTS };
}
