import { LOCALES, type Locale } from '@ori/contracts/locale';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';
import { useSessionStore } from '../features/accounts/session.ts';
import { LANGUAGE_NAMES } from '../lib/language-names.ts';
import { LANGUAGE_QUERY } from '../lib/language.ts';
import { LanguageLinks } from '../ui/site/language-links.tsx';

/** What the server said on this page it said in the language of then: in another it is asked again. */
function useDataInLanguage(language: string): void {
  const { revalidate } = useRevalidator();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    void revalidate();
  }, [language, revalidate]);
}

/** The languages, as links that work without script too. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const store = useSessionStore();
  useDataInLanguage(i18n.language);
  const { pathname, search } = useLocation();
  const hrefIn = (code: Locale): string => {
    const query = new URLSearchParams(search);
    query.set(LANGUAGE_QUERY, code);
    return `${pathname}?${query}`;
  };
  const choose = async (code: Locale): Promise<void> => {
    const { chooseLanguage } = await import('./choose-language.ts');
    await chooseLanguage(i18n, store, code);
  };
  const languages = LOCALES.map((code) => ({ code, name: LANGUAGE_NAMES[code], href: hrefIn(code) }));
  return (
    <LanguageLinks
      label={t('nav.language')}
      languages={languages}
      current={i18n.language}
      onChoose={(code) => void choose(code as Locale)}
    />
  );
}
