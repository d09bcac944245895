/** Half the way round regular polygons of `sides` sides, inside and outside a circle of radius 1: π lies between. */
export interface PolygonBounds {
  readonly sides: number;
  readonly inside: number;
  readonly outside: number;
}

/**
 * Starts with the hexagon and doubles its sides: s(2n) = s(n) / √(2 + √(4 − s(n)²)), which is √(2 − √(4 − s²))
 * written so that no digits are lost. After Archimedes, Measurement of a Circle, prop. 3.
 */
export function polygonBounds(doublings: number): PolygonBounds {
  let side = 1;
  for (let step = 0; step < doublings; step += 1) side /= Math.sqrt(2 + Math.sqrt(4 - side * side));
  const sides = 6 * 2 ** doublings;
  const inside = (sides * side) / 2;
  return { sides, inside, outside: inside / Math.sqrt(1 - (side * side) / 4) };
}
