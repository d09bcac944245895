/** x to the right and y down, in the units of a drawing. */
export type Place = readonly [number, number];

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A place on a circle; degrees clockwise from the right. */
export function onCircle([x, y]: Place, radius: number, deg: number): Place {
  const turn = (deg * Math.PI) / 180;
  return [rounded(x + radius * Math.cos(turn)), rounded(y + radius * Math.sin(turn))];
}

/** The corners of a regular polygon, clockwise from the top. */
export function regular(corners: number, radius: number, centre: Place): readonly Place[] {
  return Array.from({ length: corners }, (_, at) => onCircle(centre, radius, (360 * at) / corners - 90));
}

/** A logarithmic spiral inwards from the right: `factor` times as narrow after each turn. */
export function grownSpiral(centre: Place, radius: number, factor: number, turns: number): readonly Place[] {
  const steps = turns * 36;
  return Array.from({ length: steps + 1 }, (_, at) =>
    onCircle(centre, radius * factor ** (-at / 36), -10 * at),
  );
}

/** A path of straight lines. */
export function pathThrough(places: readonly Place[]): string {
  return `M${places.map((place) => place.join(' ')).join('L')}`;
}
