import { LOCALES, type Locale } from '@ori/contracts/locale';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LANGUAGE_QUERY, speak } from '../lib/language.ts';
import { LanguageLinks } from '../ui/site/language-links.tsx';

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', es: 'Español' };

/** The languages, as links that work without script too. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const hrefIn = (code: Locale): string => {
    const query = new URLSearchParams(search);
    query.set(LANGUAGE_QUERY, code);
    return `${pathname}?${query}`;
  };
  const languages = LOCALES.map((code) => ({ code, name: NAMES[code], href: hrefIn(code) }));
  return (
    <LanguageLinks
      label={t('nav.language')}
      languages={languages}
      current={i18n.language}
      onChoose={(code) => void speak(i18n, code as Locale)}
    />
  );
}
