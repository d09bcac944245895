type Point = readonly [x: number, y: number];

const ROUNDS = 60;

/** Which way two points on one spot part: each pair its own way, so that three do not stay on a line. */
function away(first: number, second: number): Point {
  const angle = (first * 2 + second) * 2.4;
  return [Math.cos(angle), Math.sin(angle)];
}

/** Moves points apart until none is nearer than `least` to another (as near as some rounds come); the order stays. */
export function spread(points: readonly Point[], least: number): Point[] {
  const at = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [i, one] of at.entries())
      for (const [j, other] of at.entries()) {
        const gap = Math.hypot(other[0] - one[0], other[1] - one[1]);
        if (j <= i || gap >= least) continue;
        const [dx, dy] = gap > 1e-6 ? [(other[0] - one[0]) / gap, (other[1] - one[1]) / gap] : away(i, j);
        const push = (least - gap) / 2;
        one[0] -= dx * push;
        one[1] -= dy * push;
        other[0] += dx * push;
        other[1] += dy * push;
      }
  return at;
}
