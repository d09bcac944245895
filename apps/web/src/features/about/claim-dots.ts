/** A place of the drawing, in units of the space between neighbours. */
export type Dot = readonly [x: number, y: number];

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Where the nth thing lies when each finds room next to the last, as seeds do in a sunflower. */
export function seedAt(place: number): Dot {
  const radius = Math.sqrt(place + 0.5);
  const angle = place * GOLDEN_ANGLE;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Groups of dots from the middle outwards, as many in each as it counts. */
export function seedsOf(counts: readonly number[]): readonly (readonly Dot[])[] {
  let from = 0;
  return counts.map((count) => {
    const first = from;
    from += count;
    return Array.from({ length: count }, (_, n) => seedAt(first + n));
  });
}
