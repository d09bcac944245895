/** Colours on white paper, and where ink is spared: by the names of the design system. */
const PRINTED: Readonly<Record<string, string>> = {
  night: '#ffffff',
  'night-2': '#ffffff',
  'night-3': '#f1eee6',
  line: '#b9b3c6',
  none: 'none',
  ink: '#1d1a2b',
  mute: '#5d586d',
  gold: '#b07d17',
  nile: '#2f7d6b',
  clay: '#b5533c',
  lapis: '#39569c',
};
const SPARING: Readonly<Record<string, string>> = {
  ...PRINTED,
  'night-3': '#ffffff',
  line: '#9a9a9a',
  ink: '#000000',
  mute: '#555555',
  gold: '#8c8c8c',
  nile: '#777777',
  clay: '#6a6a6a',
  lapis: '#5c5c5c',
};
type Colours = Readonly<Record<string, string>>;

const PAINT = /^(fill|stroke)-([a-z]+(?:-\d)?)(?:\/(\d+))?$/;
const OWN_COLOUR = /^(fill|stroke)-\[(#[0-9a-f]{3,8})\]$/;
const FACE = 'Atkinson Hyperlegible Next';
/** A CSS pixel of the screen is this much of one on paper. */
const SHRINK = 0.52;
const NATURAL_PX = 420;
const REM_PX = 16;
const REMS: Readonly<Record<string, number>> = { xs: 20, sm: 24, md: 28, lg: 32, xl: 36 };

/** One class as what it means on paper; nothing for one that only lays out. */
function styleOf(name: string, colours: Colours): string {
  const [, ownKind = '', own] = OWN_COLOUR.exec(name) ?? [];
  if (own !== undefined) return `${ownKind}:${own};`;
  const [, kind = '', colour = '', share] = PAINT.exec(name) ?? [];
  const paint = colours[colour];
  if (paint === undefined) return '';
  return `${kind}:${paint};${share === undefined ? '' : `${kind}-opacity:${Number(share) / 100};`}`;
}

const OWN_PAINT = /((?:fill|stroke)(?:="|-\[))#([0-9a-f]{6})\b/g;
/** How light a colour is, from 0 to 255. */
function lightOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
/** A colour of a drawing's own as a light gray; what is dark stays well apart from what is light. */
function graySparing(hex: string): string {
  const light = lightOf(hex);
  const gray = Math.round(light < 128 ? 120 + 0.4 * light : 255 - 0.35 * (255 - light));
  return `#${gray.toString(16).repeat(3)}`;
}

function stylesOf(classes: string, colours: Colours): string {
  const style = classes
    .split(/\s+/)
    .map((name) => styleOf(name, colours))
    .join('');
  return style === '' ? '' : ` style="${style}"`;
}

/** How wide a drawing is on paper, in pixels: by its own width, else by the widest it may be on the screen. */
function widthOf(root: string): number {
  const own = / width="([\d.]+)"/.exec(root)?.[1];
  if (own !== undefined) return Number(own) * SHRINK;
  const [, named = '', steps] = /max-w-(?:(xs|sm|md|lg|xl)|(\d+))/.exec(root) ?? [];
  const rems = steps === undefined ? REMS[named] : Number(steps) / 4;
  return (rems === undefined ? NATURAL_PX : rems * REM_PX) * SHRINK;
}

/**
 * A drawing of ours, as the renderer wrote it, as a document of its own in the colours of paper: without style sheets,
 * which a typesetter does not know.
 */
export function paperSvg(drawn: string, isSparing: boolean): string {
  const markup = isSparing
    ? drawn.replace(OWN_PAINT, (_, before: string, hex: string) => before + graySparing(hex))
    : drawn;
  const colours = isSparing ? SPARING : PRINTED;
  const [root = ''] = /^<svg[^>]*>/.exec(markup) ?? [];
  const [, , wide = 1, tall = 1] = (/viewBox="([^"]+)"/.exec(root)?.[1] ?? '').split(/[ ,]+/).map(Number);
  const width = Math.round(widthOf(root));
  const size = `width="${width}" height="${Math.round((width * tall) / wide)}"`;
  const plain = root.replace(/ (?:width|height)="[^"]*"/g, '');
  const ours = `<svg xmlns="http://www.w3.org/2000/svg" ${size} color="${colours['ink']}" font-family="${FACE}"`;
  return (plain.replace('<svg', ours) + markup.slice(root.length))
    .replace(/ class="([^"]*)"/g, (_, classes: string) => stylesOf(classes, colours))
    .replace(/var\(--([a-z]+(?:-\d)?)\)/g, (_, name: string) => colours[name] ?? 'currentColor');
}
