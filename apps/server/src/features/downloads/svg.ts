/** The colours of a drawing on white paper, and where ink is spared. */
export interface Inks {
  readonly ink: string;
  readonly faint: string;
  readonly gold: string;
  readonly nile: string;
  readonly clay: string;
  readonly lapis: string;
  readonly tint: string;
}
const COLOURS: Inks = {
  ink: '#1d1a2b',
  faint: '#b9b3c6',
  gold: '#a06f12',
  nile: '#2f7d6b',
  clay: '#b5533c',
  lapis: '#39569c',
  tint: '#f6efdf',
};
const SPARING: Inks = {
  ink: '#000000',
  faint: '#9a9a9a',
  gold: '#000000',
  nile: '#333333',
  clay: '#333333',
  lapis: '#333333',
  tint: '#ffffff',
};
export const inksOf = (isSparing: boolean): Inks => (isSparing ? SPARING : COLOURS);

const FACE = 'Atkinson Hyperlegible Next';
const attribute = ([name, value]: readonly [string, string | number]): string =>
  ` ${name}="${typeof value === 'number' ? Number(value.toFixed(3)) : value}"`;

/** One element; numbers are rounded to a thousandth. `inside` is markup or plain words of ours. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside = '',
): string {
  return `<${name}${Object.entries(attributes).map(attribute).join('')}>${inside}</${name}>`;
}

/** Corners as the points of a path. */
export function pathOf(points: readonly (readonly [x: number, y: number])[], isClosed = false): string {
  const corners = points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
  return `M${corners}${isClosed ? 'Z' : ''}`;
}

/** A drawing by its corner and size, in units of its own. */
export function drawing(
  [x, y, width, height]: readonly [number, number, number, number],
  parts: readonly string[],
): string {
  const box = [x, y, width, height].map((each) => each.toFixed(2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" font-family="${FACE}">${parts.join('')}</svg>`;
}
