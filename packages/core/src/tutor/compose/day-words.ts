import type { Locale } from '@ori/contracts/locale';

const MONTHS: Readonly<Record<Locale, string>> = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};

/** `2026-03-01` as `March 1`, `1er mars`, `1 de marzo`; anything else stays as it is. */
export function dayWords(isoDay: string, locale: Locale): string {
  const [, month = '', day = ''] = /^\d{4}-(\d{2})-(\d{2})/.exec(isoDay) ?? [];
  const name = MONTHS[locale].split(' ')[Number(month) - 1];
  if (name === undefined || day === '') return isoDay;
  const number = String(Number(day));
  if (locale === 'en') return `${name} ${number}`;
  return locale === 'es' ? `${number} de ${name}` : `${number === '1' ? '1er' : number} ${name}`;
}
