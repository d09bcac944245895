/** What equal regular faces make around one corner: a solid's corner, the flat plane, or more than fits. */
export interface RegularCorner {
  readonly angleSumDeg: number;
  readonly makes: 'solid' | 'plane' | 'too-much';
  /** Corners, edges and faces of the whole solid; null where there is none. */
  readonly solid: { readonly corners: number; readonly edges: number; readonly faces: number } | null;
}

/**
 * `faces` regular polygons of `sides` sides round a corner. A convex corner needs less than 360°
 * (Euclid XI.21); with V − E + F = 2 and sides·F = 2E = faces·V all three numbers follow.
 */
export function regularCorner(sides: number, faces: number): RegularCorner {
  const angleSumDeg = faces * (180 - 360 / sides);
  const room = 4 - (sides - 2) * (faces - 2);
  if (room <= 0) return { angleSumDeg, makes: room === 0 ? 'plane' : 'too-much', solid: null };
  const edges = (2 * sides * faces) / room;
  return {
    angleSumDeg,
    makes: 'solid',
    solid: { corners: (2 * edges) / faces, edges, faces: (2 * edges) / sides },
  };
}
