import { type Point, polyline } from './points.ts';

const SAMPLES = 8;

/** One strand between two crossings, from `x` to `x + step`, swinging to one side; cut short where it goes under. */
function swing(x: number, step: number, height: number, side: 1 | -1, gap: number): string {
  const points = Array.from({ length: SAMPLES + 1 }, (_, index): Point => {
    const at = gap + (1 - 2 * gap) * (index / SAMPLES);
    return [x + step * at, side * height * Math.sin(Math.PI * at)];
  });
  return polyline(points);
}

/** A two-strand plait along the x axis, over and under in turn; `height` to each side, `crossings` of them. */
export function plait(crossings: number, step: number, height: number): string {
  return Array.from({ length: crossings }, (_, index) => {
    const above = index % 2 === 0 ? 1 : -1;
    return (
      swing(index * step, step, height, above, 0) +
      swing(index * step, step, height, above === 1 ? -1 : 1, 0.13)
    );
  }).join('');
}
