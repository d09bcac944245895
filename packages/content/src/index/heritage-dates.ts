import type { Locale } from '@ori/contracts/locale';

const ERAS: Readonly<Record<Locale, readonly [before: string, since: string]>> = {
  en: ['BCE', 'CE'],
  fr: ['av. J.-C.', 'apr. J.-C.'],
  es: ['a. e. c.', 'e. c.'],
};

function yearIn(year: number, locale: Locale): string {
  const [before, since] = ERAS[locale];
  return `${Math.abs(year)} ${year < 0 ? before : since}`;
}

/** When a site was built, in words; a span keeps one era where both ends share it. */
export function dateBuiltOf(
  { dateFrom, dateTo }: { readonly dateFrom: number; readonly dateTo: number },
  locale: Locale,
): string {
  if (dateFrom === dateTo) return yearIn(dateFrom, locale);
  const start = dateFrom < 0 === dateTo < 0 ? `${Math.abs(dateFrom)}` : yearIn(dateFrom, locale);
  return `${start}–${yearIn(dateTo, locale)}`;
}
