/** Writings that sound alike to whoever spells by ear, in any of the three languages. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/(?:tion|sion|cion|shun|shon|xion)/g, 'sion'],
  [/ck|q(?:u(?=[ei]))?|c(?![eih])/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/v/g, 'b'],
  [/oa/g, 'o'],
  [/e[aei]|ie/g, 'i'],
  [/(.)\1/g, '$1'],
  [/e$/, ''],
];
const LETTERS_PER_SLIP = 4;
const MOST_SLIPS = 3;
const ROOT_LETTERS = 5;
const LONGER_FORM = 0.8;

/** A word as it sounds, roughly: what is written by ear and what is written right come out alike. */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((so, [from, to]) => so.replace(from, to), word);

/** The lines of the table of slips before a letter, the latest first: nothing stands before the first letter. */
type Lines = readonly [last: readonly number[], before: readonly number[]];

const cost = (line: readonly number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;

function nextLine(one: string, other: string, row: number, [last, before]: Lines): number[] {
  const line = [row];
  for (let column = 1; column <= other.length; column += 1) {
    const change = one[row - 1] === other[column - 1] ? 0 : 1;
    const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    const swapped = isSwap ? cost(before, column - 2) + 1 : Number.POSITIVE_INFINITY;
    const edited = Math.min(
      cost(last, column) + 1,
      cost(line, column - 1) + 1,
      cost(last, column - 1) + change,
    );
    line.push(Math.min(edited, swapped));
  }
  return line;
}

/** Letters to change, add, drop or swap with their neighbour (Damerau 1964, adjacent swaps only). */
export function slipsBetween(one: string, other: string): number {
  let lines: Lines = [Array.from({ length: other.length + 1 }, (_, at) => at), []];
  for (let row = 1; row <= one.length; row += 1) lines = [nextLine(one, other, row, lines), lines[0]];
  return lines[0].at(-1) ?? 0;
}

/** All words that are this one but for two neighbouring letters, which the fingers may have swapped. */
export function swapsOf(word: string): string[] {
  const swaps = Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
  });
  return swaps.filter((swap) => swap !== word);
}

/** `bougent` and `bouge`: a longer form of a known word, which the stem does not show. */
function isLonger(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= ROOT_LETTERS && long.length - short.length <= MOST_SLIPS && long.startsWith(short);
}

/**
 * How surely a written word was meant to be a known one: 1 the same, 0 no more than two words that look a little
 * alike. Both in small letters without accents.
 */
export function closeness(written: string, known: string): number {
  if (written === known) return 1;
  if (isLonger(written, known)) return LONGER_FORM;
  const [heard, sound] = [soundOf(written), soundOf(known)];
  if (heard[0] !== sound[0]) return 0;
  const slips = Math.min(slipsBetween(written, known), slipsBetween(heard, sound) + 0.5);
  const shorter = Math.min(written.length, known.length);
  const allowed = Math.min(MOST_SLIPS, Math.floor(shorter / LETTERS_PER_SLIP));
  return slips > allowed ? 0 : 1 - slips / (shorter / 1.5);
}
