import type { PlateGrid } from '@ori/core/sound/plate-grid';
import { isOnPlate, type PlateShape } from '@ori/core/sound/plate-resonances';
import type { Sand } from './sand.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** A dark plate; where it swings and that is to be seen, it is bluer. */
const PLATE: Colour = [35, 43, 82];
const SWINGING: Colour = [74, 132, 232];
const SANDS: readonly Colour[] = [
  [240, 205, 133],
  [252, 230, 178],
  [214, 168, 88],
];
const NOTHING = 0;

/** A pixel as the picture keeps it: blue, green and red above one another, opaque. */
const pixel = ([red, green, blue]: Colour): number => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

const SAND_PIXELS = SANDS.map(pixel);

function swingAt({ size, values }: PlateGrid, x: number, y: number): number {
  const column = Math.round(((x + 1) / 2) * (size - 1));
  const row = Math.round(((y + 1) / 2) * (size - 1));
  return Math.abs(values[row * size + column] ?? 0);
}

/** Between the colour of the plate at rest (0) and where it swings most (1). */
function shade(share: number): number {
  const at = (index: 0 | 1 | 2) => (PLATE[index] + share * (SWINGING[index] - PLATE[index])) & 255;
  return ((255 << 24) | (at(2) << 16) | (at(1) << 8) | at(0)) >>> 0;
}

/**
 * The bare plate as pixels, transparent beside it; light falls on it from the upper left. `motion` is how it
 * swings, where that is to be seen.
 */
export function paintPlate(
  shape: PlateShape,
  motion: PlateGrid | null,
  width: number,
  height: number,
): Uint32Array<ArrayBuffer> {
  const pixels = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const x = (2 * column + 1) / width - 1;
      const y = (2 * row + 1) / height - 1;
      if (!isOnPlate(shape, x, y)) continue;
      const swing = motion ? 0.75 * swingAt(motion, x, y) : 0;
      pixels[row * width + column] = shade(swing + 0.1 * (1 - (x + y) / 2));
    }
  return pixels;
}

/** A picture to draw in again and again, and its pixels as numbers. */
export interface Paper {
  readonly image: ImageData;
  readonly pixels: Uint32Array<ArrayBuffer>;
}

/** Paper for a plate of so many pixels. */
export function paperOf(width: number, height: number): Paper {
  const pixels = new Uint32Array(width * height);
  return { pixels, image: new ImageData(new Uint8ClampedArray(pixels.buffer), width, height) };
}

/** Draws the plate and each grain on it as two by two pixels. */
export function paintSand(
  pen: CanvasRenderingContext2D,
  { image, pixels }: Paper,
  base: Uint32Array<ArrayBuffer>,
  sand: Sand,
): void {
  const { width, height } = image;
  if (base.length !== pixels.length) return;
  pixels.set(base);
  for (let at = 0; at < sand.length; at += 2) {
    const column = Math.floor((((sand[at] ?? 0) + 1) / 2) * (width - 2));
    const row = Math.floor((((sand[at + 1] ?? 0) + 1) / 2) * (height - 2));
    const place = row * width + column;
    const colour = SAND_PIXELS[(at >> 1) % SAND_PIXELS.length] ?? NOTHING;
    pixels[place] = colour;
    pixels[place + 1] = colour;
    pixels[place + width] = colour;
    pixels[place + width + 1] = colour;
  }
  pen.putImageData(image, 0, 0);
}
