/** How a part of a pictogram is filled; `line` is a stroke only. */
export type Tone = 'gold' | 'nile' | 'clay' | 'lapis' | 'paper' | 'ink' | 'line';
/** Parts from back to front, each with its path in a square from −32 to 32, y downwards. */
export type Pictogram = readonly (readonly [Tone, string])[];

/** A circle or ellipse as a path. */
export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${x - r} ${y} a${r} ${ry} 0 1 0 ${2 * r} 0 a${r} ${ry} 0 1 0 ${-2 * r} 0 Z`;
}

/** A dot for an eye. */
export function eye(x: number, y: number): readonly [Tone, string] {
  return ['ink', disc(x, y, 1.2)];
}
