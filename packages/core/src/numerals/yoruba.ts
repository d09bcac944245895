/**
 * The sum that a Yoruba number word says: a base, often less ten, and up to four more or up to five less.
 * 45 is (20 × 3) − 10 − 5 (Verran 2001; Zaslavsky 1999).
 */
export interface YorubaSum {
  /** A number with a word of its own, or so many twenties. */
  readonly base: { readonly own: number } | { readonly twenties: number };
  readonly isLessTen: boolean;
  /** −5 to 4. */
  readonly ones: number;
}

/** Tens that have a word of their own: ẹ̀wá, ogún, ọgbọ̀n, igba. */
const OWN_TENS: readonly number[] = [10, 20, 30, 200];

function sumOfTens(tens: number): Pick<YorubaSum, 'base' | 'isLessTen'> {
  if (OWN_TENS.includes(tens)) return { base: { own: tens }, isLessTen: false };
  if (tens % 20 === 0) return { base: { twenties: tens / 20 }, isLessTen: false };
  const above = tens + 10;
  return {
    base: OWN_TENS.includes(above) ? { own: above } : { twenties: above / 20 },
    isLessTen: true,
  };
}

/** The sum said for a whole number from 1 to 200. */
export function yorubaSum(number: number): YorubaSum {
  if (number <= 10) return { base: { own: number }, isLessTen: false, ones: 0 };
  const ones = number % 10 < 5 ? number % 10 : (number % 10) - 10;
  return { ...sumOfTens(number - ones), ones };
}

export function yorubaBase({ base }: YorubaSum): number {
  return 'own' in base ? base.own : base.twenties * 20;
}

export function readYoruba(sum: YorubaSum): number {
  return yorubaBase(sum) - (sum.isLessTen ? 10 : 0) + sum.ones;
}

/** As mathematics writes it: (20 × 3) − 10 − 5. */
export function yorubaFormula(sum: YorubaSum): string {
  const base = 'own' in sum.base ? String(sum.base.own) : `(20 × ${sum.base.twenties})`;
  const ones = sum.ones === 0 ? '' : sum.ones < 0 ? ` − ${-sum.ones}` : ` + ${sum.ones}`;
  return `${base}${sum.isLessTen ? ' − 10' : ''}${ones}`;
}

/** Counting words whose form and marks the descriptions agree on; for all others only the sum is told. */
const WORDS: Readonly<Record<number, string>> = {
  1: 'ọ̀kan',
  2: 'èjì',
  3: 'ẹ̀ta',
  4: 'ẹ̀rin',
  5: 'àrún',
  6: 'ẹ̀fà',
  7: 'èje',
  8: 'ẹ̀jọ',
  9: 'ẹ̀sán',
  10: 'ẹ̀wá',
  12: 'èjìlá',
  15: 'ẹ̀ẹ́dógún',
  20: 'ogún',
  25: 'ẹ̀ẹ́dọ́gbọ̀n',
  30: 'ọgbọ̀n',
  40: 'ogójì',
  45: 'márùndínláàádọ́ta',
  50: 'àádọ́ta',
  60: 'ọgọ́ta',
  70: 'àádọ́rin',
  80: 'ọgọ́rin',
  90: 'àádọ́rùn-ún',
  100: 'ọgọ́rùn-ún',
  110: 'àádọ́fà',
  120: 'ọgọ́fà',
  130: 'àádóje',
  140: 'ogóje',
  150: 'àádọ́jọ',
  160: 'ọgọ́jọ',
  170: 'àádọ́sàn-án',
  180: 'ọgọ́sàn-án',
  200: 'igba',
};

/** The word, or null where we are not sure of its form. */
export function yorubaWord(number: number): string | null {
  return WORDS[number] ?? null;
}
