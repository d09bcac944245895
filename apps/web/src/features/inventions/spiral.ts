/** A place round the origin, as a path names it. */
function spot(angleRad: number, radius: number): string {
  return `${(radius * Math.cos(angleRad)).toFixed(1)} ${(radius * Math.sin(angleRad)).toFixed(1)}`;
}

/** A flat spiral of so many turns about the origin, from one radius to another, as a path. */
export function spiral(turns: number, fromRadius: number, toRadius: number): string {
  const steps = turns * 24;
  const points = Array.from({ length: steps + 1 }, (_, at) =>
    spot((at * Math.PI) / 12, fromRadius + ((toRadius - fromRadius) * at) / steps),
  );
  return `M${points.join('L')}`;
}

/** Slanted strokes between two circles, as a draughtsman fills cut iron. */
export function ringHatching(inner: number, outer: number, strokes: number): string {
  return Array.from({ length: strokes }, (_, at) => {
    const angle = (at * 2 * Math.PI) / strokes;
    return `M${spot(angle, inner)}L${spot(angle + 0.16, outer)}`;
  }).join('');
}

/** Teeth between two radii all round, for a wheel seen from its side. */
export function teeth(inner: number, outer: number, count: number): string {
  const width = Math.PI / count;
  const points = Array.from({ length: count }, (_, at) => {
    const angle = 2 * width * at;
    return `${spot(angle, inner)}L${spot(angle + width * 0.3, outer)}L${spot(angle + width * 1.1, inner)}`;
  });
  return `M${points.join('L')}Z`;
}
