import { withTimesForX } from '../../maths/times-for-x.ts';

/** A line that says by itself whether it is right: `7 x 8 = 54`, but not `3x = 15`. */
export const isReckoned = (line: string): boolean => {
  const written = withTimesForX(line);
  return /[=≈<>]/.test(written) && !/\p{L}/u.test(written);
};

/** `7 x 8`, with nothing said of what it comes to. */
export const isSum = (line: string): boolean => {
  const written = withTimesForX(line);
  return !/[=≈<>\p{L}]/u.test(written) && /\d\s*[-−+*×·⋅÷]\s*\d/u.test(written);
};

const signsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (withTimesForX(text).match(/[-−–+*×·⋅÷](?<=\d\s*[-−–+*×·⋅÷])/gu) ?? []).map((sign) =>
      sign.replace(/[*·⋅]/, '×').replace(/[−–]/, '-'),
    ),
  );

/** Whether a line reckons with a sign that `text`, which has others, has nowhere. */
export const hasOtherSigns = (line: string, text: string): boolean => {
  const known = signsIn(text);
  return known.size > 0 && [...signsIn(line)].some((sign) => !known.has(sign));
};

/** The sum of `7 x 8 = 54`; null where more than one number is said of it, or none. */
export function leftOfReckoning(line: string): string | null {
  const [, left, right] = /^([^=≈<>]+)=([^=≈<>]+)$/u.exec(withTimesForX(line)) ?? [];
  const isValue = right !== undefined && /^[-−]?[\d.,\s]+(?:\/\s*\d+(?:\s*\.)?)?$/u.test(right.trim());
  return isValue && left !== undefined ? left.trim() : null;
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

/** Whether `text` has all numbers of a line's left side, or at least one of them. */
export function sharesNumbers(line: string, text: string, share: 'all' | 'some'): boolean {
  const [left = ''] = line.split(/[=≈<>]/u);
  const known = new Set(numbersIn(text));
  const own = numbersIn(left);
  return share === 'all' ? own.every((number) => known.has(number)) : own.some((number) => known.has(number));
}
