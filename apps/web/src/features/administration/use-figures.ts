import { useTranslation } from 'react-i18next';

const KIB = 1024;
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the largest unit that leaves a whole number before the point. */
export function sizeWords(bytes: number, language: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(KIB)));
  const unit = UNITS[step] ?? 'byte';
  const digits = step > 2 ? 1 : 0;
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language, format).format(bytes / KIB ** step);
}

/** Figures and moments in the language on screen. */
export function useFigures() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const number = new Intl.NumberFormat(language);
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return {
    language,
    number: (value: number) => number.format(value),
    size: (bytes: number) => sizeWords(bytes, language),
    moment: (at: string) => moment.format(new Date(at)),
    day: (at: string) => day.format(new Date(at)),
  };
}
