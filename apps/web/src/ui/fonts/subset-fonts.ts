/**
 * Cuts the two typefaces down to what the product shows and writes the files beside this one, and those of printed
 * documents beside their typesetter:
 * `node apps/web/src/ui/fonts/subset-fonts.ts`. Run it again when a package or a range changes.
 * Fraunces keeps its weight axis only (soft 60, optical size 60, no wonk). Two small faces
 * lend the letters of names that they lack, or have but can't put an accent on (ọ̀); on paper, Greek, Cyrillic and
 * Devanagari as well.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

interface Cut {
  readonly from: string;
  readonly to: string;
  readonly ranges: readonly (readonly [number, number])[];
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** The family's name in printed documents, whose typesetter reads neither WOFF2 nor faces with axes. */
  readonly printedAs?: string;
}

const BASIC: Cut['ranges'] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];
const EXTENDED: Cut['ranges'] = [
  [0x100, 0x17f],
  [0x18f, 0x18f],
  [0x1cd, 0x1dc],
  [0x218, 0x21b],
  [0x300, 0x304],
  [0x323, 0x323],
  [0x1e00, 0x1e9f],
];
const DOTTED: Cut['ranges'] = [
  [0x300, 0x301],
  [0x323, 0x323],
  [0x1ea0, 0x1ef9],
];
/** ʻ and ʼ. */
const ODD: Cut['ranges'] = [[0x2bb, 0x2bc]];
const NAMES: Cut['ranges'] = [
  [0x2bb, 0x2bf],
  [0x300, 0x304],
  [0x323, 0x323],
  [0x331, 0x331],
  [0x1e00, 0x1ef9],
];
/** African and Native letters, marks of tone and of phonetics, whatever the text face has of them. */
const PRINTED_NAMES: Cut['ranges'] = [
  [0x100, 0x36f],
  [0x1e00, 0x1eff],
  [0xa720, 0xa7ff],
];
const PRINTED_ODD: Cut['ranges'] = [...ODD, [0x300, 0x36f], [0x41, 0x5a], [0x61, 0x7a], [0xc0, 0xff]];
const GREEK: Cut['ranges'] = [[0x370, 0x3ff]];
const CYRILLIC: Cut['ranges'] = [[0x400, 0x4ff]];
const DEVANAGARI: Cut['ranges'] = [
  [0x900, 0x97f],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
];

const WEIGHTS = { min: 400, max: 700 };
const FRAUNCES = { opsz: 60, SOFT: 60, WONK: 0, wght: WEIGHTS };
const TEXT = { wght: WEIGHTS };
const SERIF = '@fontsource-variable/fraunces/files/fraunces';
const SANS = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const NOTO_SANS = '@fontsource-variable/noto-sans/files/noto-sans';
const NOTO_SERIF = '@fontsource-variable/noto-serif/files/noto-serif';

/** A regular and a bold face of a printed family, of Noto Sans as it is packed. */
const printed = (pack: string, file: string, printedAs: string, ranges: Cut['ranges']): Cut[] =>
  ([400, 700] as const).map((wght) => ({
    from: `${NOTO_SANS}-${pack}-wght-normal`,
    to: `${file}-${wght === 400 ? 'regular' : 'bold'}`,
    ranges,
    axes: { wght },
    printedAs,
  }));

const CUTS: readonly Cut[] = [
  { from: `${SERIF}-latin-full-normal`, to: 'display-latin', ranges: BASIC, axes: FRAUNCES },
  { from: `${SERIF}-latin-ext-full-normal`, to: 'display-extended', ranges: EXTENDED, axes: FRAUNCES },
  { from: `${NOTO_SERIF}-latin-wght-normal`, to: 'display-basic', ranges: ODD, axes: TEXT },
  { from: `${NOTO_SERIF}-vietnamese-wght-normal`, to: 'display-dotted', ranges: DOTTED, axes: TEXT },
  { from: `${SANS}-latin-wght-normal`, to: 'text-latin', ranges: BASIC, axes: TEXT },
  { from: `${SANS}-latin-wght-italic`, to: 'text-latin-italic', ranges: BASIC, axes: TEXT },
  { from: `${SANS}-latin-ext-wght-normal`, to: 'text-extended', ranges: EXTENDED, axes: TEXT },
  { from: `${NOTO_SANS}-latin-wght-normal`, to: 'names-basic', ranges: ODD, axes: TEXT },
  { from: `${NOTO_SANS}-latin-ext-wght-normal`, to: 'names-extended', ranges: NAMES, axes: TEXT },
  { from: `${NOTO_SANS}-vietnamese-wght-normal`, to: 'names-dotted', ranges: DOTTED, axes: TEXT },
  ...printed('vietnamese', 'dotted', 'Ori Tones', DOTTED),
  {
    from: `${NOTO_SERIF}-vietnamese-wght-normal`,
    to: 'dotted-display',
    ranges: DOTTED,
    axes: { wght: 600 },
    printedAs: 'Ori Titles',
  },
  ...printed('latin-ext', 'names', 'Ori Names', PRINTED_NAMES),
  ...printed('latin', 'okina', 'Ori Okina', PRINTED_ODD),
  ...printed('greek', 'greek', 'Ori Greek', GREEK),
  ...printed('cyrillic', 'cyrillic', 'Ori Cyril', CYRILLIC),
  ...printed('devanagari', 'devanagari', 'Ori Nagar', DEVANAGARI),
];

/** Every character of the ranges, as one string. */
function charactersOf(ranges: Cut['ranges']): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');
}

/**
 * A typesetter looks faces up by name: two cuts of one family, or a cut and the computer's own whole face, can't stand
 * side by side. The new name is as long as the old one, so nothing in the file moves.
 */
function rename(face: Uint8Array, to: string): void {
  const bytes = Buffer.from(face.buffer, face.byteOffset, face.byteLength);
  const from = to.length === 'Noto Sans'.length ? 'Noto Sans' : 'Noto Serif';
  const [old, name] = [from, to].map((each) => Buffer.from(each, 'utf16le').swap16());
  if (!old || name?.length !== old.length) throw new Error(`${to} is not as long as ${from}`);
  for (let at = bytes.indexOf(old); at >= 0; at = bytes.indexOf(old, at)) name.copy(bytes, at);
}

async function cut({ from, to, ranges, axes, printedAs }: Cut): Promise<void> {
  const whole = await readFile(createRequire(import.meta.url).resolve(`${from}.woff2`));
  const part = await subsetFont(whole, charactersOf(ranges), {
    targetFormat: printedAs ? 'sfnt' : 'woff2',
    variationAxes: { ...axes },
  });
  const file = printedAs ? `../../../../server/src/pdf/faces/${to}.ttf` : `./${to}.woff2`;
  if (printedAs) rename(part, printedAs);
  await writeFile(new URL(file, import.meta.url), part);
  console.log(`${to} ${part.length} bytes (of ${whole.length})`);
}

for (const each of CUTS) await cut(each);
