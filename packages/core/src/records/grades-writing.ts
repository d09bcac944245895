import { HUNDREDTHS } from '@ori/contracts/transcript-names';

const MINUTES = 60;

/** How figures and dates of a transcript are written in a language (BCP 47), on the screen and on paper. */
export function writingIn(language: string) {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const number = (value: number, least: number, most = 2): string =>
    value.toLocaleString(language, { minimumFractionDigits: least, maximumFractionDigits: most });
  return {
    day: (iso: string): string => days.format(new Date(`${iso}T00:00:00Z`)),
    credit: (hundredths: number): string => number(hundredths / HUNDREDTHS, 1),
    average: (hundredths: number): string => number(hundredths / HUNDREDTHS, 2),
    weight: (hundredths: number): string => `+${number(hundredths / HUNDREDTHS, 1)}`,
    hours: (minutes: number): string => number(minutes / MINUTES, 0, 1),
    percent: (hundredths: number): string => number(hundredths / HUNDREDTHS, 0),
    /** A whole number of percent with its sign: 90%, and 90 % in French. */
    withSign: (percent: number): string => (percent / 100).toLocaleString(language, { style: 'percent' }),
    /** A grade of numbers takes the language's decimal mark; a letter its true minus. */
    symbol: (symbol: string): string =>
      /^\d/.test(symbol) ? number(Number(symbol), 0) : symbol.replace('-', '−'),
    points: (hundredths: number): string => number(hundredths / HUNDREDTHS, 1),
    /** A product of two numbers of hundredths. */
    product: (tenThousandths: number): string => number(tenThousandths / HUNDREDTHS ** 2, 1, 4),
  };
}
export type Writing = ReturnType<typeof writingIn>;

/** A school year by the year it begins in: 2026–27. */
export function yearName(year: number): string {
  return `${year}–${String((year + 1) % HUNDREDTHS).padStart(2, '0')}`;
}

const JULY = 7;

/** The school year a day (`YYYY-MM-DD`) lies in, by the year it begins in: each begins with July. */
export function schoolYearOf(day: string): number {
  const [year = '', month = ''] = day.split('-');
  return Number(month) >= JULY ? Number(year) : Number(year) - 1;
}
