/** How often two tones together swell in a second. */
export function beatsPerSecond(oneHz: number, otherHz: number): number {
  return Math.abs(oneHz - otherHz);
}

/** How loud two equal tones are together at a moment, 0 to 1: |cos(π·Δf·t)|. */
export function beatEnvelope(oneHz: number, otherHz: number, atSeconds: number): number {
  return Math.abs(Math.cos(Math.PI * (oneHz - otherHz) * atSeconds));
}

/** Beats a second as somebody tapped them; null with fewer than three taps. Times in milliseconds. */
export function tappedRate(tapsMs: readonly number[]): number | null {
  const [first, last] = [tapsMs[0], tapsMs.at(-1)];
  if (first === undefined || last === undefined || tapsMs.length < 3 || last <= first) return null;
  return (1000 * (tapsMs.length - 1)) / (last - first);
}
