/** What stands in for a letter in passwords that were made to look hard, apart from `1`. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Keys that lie side by side, on English, French and Spanish keyboards. */
const KEY_ROWS = ['1234567890', 'qwertyuiop', 'azertyuiop', 'asdfghjkl', 'qsdfghjklm', 'zxcvbnm', 'wxcvbn'];
const DISTINCT_MIN = 4;

const isDigit = (char: string): boolean => char >= '0' && char <= '9';
const isLetter = (char: string): boolean => char.toLowerCase() !== char.toUpperCase();

/** Without accents and case. */
export const folded = (text: string): string => text.normalize('NFKD').toLowerCase();

/** Letters and digits alone, without accents and case. */
export const squashed = (text: string): string =>
  Array.from(folded(text))
    .filter((char) => isLetter(char) || isDigit(char))
    .join('');

/** What stands between signs and spaces, without accents and case. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [''];
  for (const char of folded(text)) {
    if (isLetter(char) || isDigit(char)) tokens.push(`${tokens.pop() ?? ''}${char}`);
    else if (tokens.at(-1) !== '') tokens.push('');
  }
  return tokens.filter(Boolean);
}

function withoutEnds(chars: readonly string[], isFrontKept: boolean): string {
  const start = isFrontKept ? 0 : chars.findIndex(isLetter);
  return chars.slice(Math.max(start, 0), chars.findLastIndex(isLetter) + 1).join('');
}

const spelled = (text: string, one: string): string =>
  squashed(Array.from(text, (char) => (char === '1' ? one : (STAND_INS[char] ?? char))).join(''));

/** The words a password may be built on: as it is, without what stands around it, with letters for stand-ins. */
export function wordsIn(password: string): ReadonlySet<string> {
  const text = folded(password);
  const chars = Array.from(text);
  const parts = [text, withoutEnds(chars, true), withoutEnds(chars, false)];
  return new Set(parts.flatMap((part) => [squashed(part), spelled(part, 'i'), spelled(part, 'l')]));
}

/** The shortest text that gives this one when it is said again and again; the text itself when none does. */
export function repeatedUnit(text: string): string {
  const period = text.length === 0 ? 0 : `${text}${text}`.indexOf(text, 1);
  return text.slice(0, period);
}

/** How far it is from one character to the next, in the alphabet or on a row of keys; null when they are no neighbours. */
function stepOf(from: string, to: string): number | null {
  const places = KEY_ROWS.filter((row) => row.includes(from) && row.includes(to));
  const steps = places.map((row) => row.indexOf(to) - row.indexOf(from));
  steps.push(to.charCodeAt(0) - from.charCodeAt(0));
  return steps.find((step) => Math.abs(step) <= 1) ?? null;
}

/** Of how many runs (`aaa`, `abc`, `321`, `qwe`) and single characters a text is made. */
function runsOf(text: string): number {
  let runs = 0;
  let heading: number | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const step: number | null = at === 0 ? null : stepOf(text.charAt(at - 1), text.charAt(at));
    const goesOn: boolean = step !== null && (heading === null || heading === step) && runs > 0;
    if (!goesOn) runs += 1;
    heading = goesOn ? step : null;
  }
  return runs;
}

/** One character, or few, again and again, or runs along the alphabet or the keyboard. */
export function isPlain(password: string): boolean {
  const text = folded(password);
  return new Set(text).size < DISTINCT_MIN || runsOf(text) * 2 <= text.length;
}
