const SAMPLES = 240;
/** Between even steps of the width (1) and of the swing (1/2): long swings stay round, quick ones whole. */
const STEPS_POWER = 0.7;
/** Swings over the width of the drawing: few and long at the left, many and short at the right. */
const SWINGS = 9;

/** A wave that swings faster and faster from left to right, as path data; `phase` moves its crests (in swings). */
export function chirp(width: number, height: number, phase: number, share: number): string {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const x = (index / SAMPLES) ** STEPS_POWER;
    const swell = Math.sin(Math.PI * Math.min(1, 1.6 * x + 0.1)) * 0.45 + 0.55;
    const y = Math.sin(2 * Math.PI * (SWINGS * x * x + phase)) * swell * share;
    return `${index === 0 ? 'M' : 'L'}${Math.round(x * width)} ${((height / 2) * (1 - y)).toFixed(1)}`;
  }).join('');
}
