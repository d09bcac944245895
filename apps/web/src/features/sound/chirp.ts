const SAMPLES = 144;
/** Swings over the width of the drawing: few and long at the left, many and short at the right. */
const SWINGS = 9;

/** A wave that swings faster and faster from left to right, as path data; `phase` moves its crests (in swings). */
export function chirp(width: number, height: number, phase: number, share: number): string {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    // Even steps of the swing, not of the width: quick swings need as many points as slow ones.
    const x = Math.sqrt(index / SAMPLES);
    const swell = Math.sin(Math.PI * Math.min(1, 1.6 * x + 0.1)) * 0.45 + 0.55;
    const y = Math.sin(2 * Math.PI * (SWINGS * x * x + phase)) * swell * share;
    return `${index === 0 ? 'M' : 'L'}${Math.round(x * width)} ${((height / 2) * (1 - y)).toFixed(1)}`;
  }).join('');
}
