declare module 'subset-font' {
  /** Keeps the glyphs of `text`; `variationAxes` pins an axis to a number or narrows its range. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}
