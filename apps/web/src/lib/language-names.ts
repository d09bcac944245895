import type { Locale } from '@ori/contracts/locale';

/** Languages by the names they call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
};
