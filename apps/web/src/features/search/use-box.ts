import type { Locale } from '@ori/contracts/locale';
import { SEARCH_SUGGESTIONS } from '@ori/contracts/site-search-names';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '../../lib/words.ts';
import type { FoundPlaces } from './find-places.ts';
import { useFound } from './use-found.ts';

/** Whether the box's words are there: they come with it. */
export function useWords(): boolean {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [there, setThere] = useState(i18n.hasResourceBundle(language, 'search') ? language : null);
  useEffect(() => {
    const show = (): void => setThere(language);
    loadWords(i18n, language as Locale, ['search']).then(show, show);
  }, [i18n, language]);
  return there !== null;
}

/** Where the arrows lead: -1 is the box itself. */
function moved(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}

/** What is typed, what is found for it, and which suggestion the arrows chose. */
export function useBox() {
  const { i18n } = useTranslation();
  const [query, setQuery] = useState('');
  const asked = { query, locale: i18n.language as Locale, kind: null, limit: SEARCH_SUGGESTIONS };
  const { places, isWaiting } = useFound(asked);
  const results = places?.answer?.results ?? [];
  const [chosen, setChosen] = useState({ at: -1, query });
  const active = chosen.query === query && chosen.at < results.length ? chosen.at : -1;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moved(event.key, active, results.length);
    if (next === null || results.length === 0) return;
    event.preventDefault();
    setChosen({ at: next, query });
  };
  return { query, setQuery, places, isWaiting, results, active, onKeyDown };
}

/** What the box says of its suggestions, for those who do not see them come. */
export function useStatus(query: string, places: FoundPlaces | null, isWaiting: boolean): string {
  const { t } = useTranslation('search');
  if (query.trim() === '') return t('box.hint');
  if (places === null) return isWaiting ? t('waiting') : '';
  if (places.answer === null) return t('failed');
  const { total } = places.answer;
  const counted = total === 0 ? t('box.none') : t('box.count', { count: total });
  return places.from === 'opened' ? `${t('offline')} ${counted}` : counted;
}
