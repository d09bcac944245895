import type { Locale } from '@ori/contracts/locale';
import type { SiteSearchAnswer } from '@ori/contracts/site-search';
import {
  SEARCH_QUERY_MAX,
  SEARCH_RESULTS_MAX,
  SITE_KINDS,
  type SiteKind,
} from '@ori/contracts/site-search-names';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useSearchParams } from 'react-router';
import { CareFirst } from '../features/search/care-first.tsx';
import { searchPath, type FoundPlaces } from '../features/search/find-places.ts';
import { KindLinks, SearchResults } from '../features/search/search-results.tsx';
import { StartingPlaces } from '../features/search/starting-places.tsx';
import { useFound } from '../features/search/use-found.ts';
import { usePageData } from '../lib/page-data.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Ornament } from '../ui/ornament/ornament.tsx';
import '../features/search/search.css';

export const standsWithoutData = true;

interface InAddress {
  readonly query: string;
  readonly kind: SiteKind | null;
}

const UNASKED: InAddress = { query: '', kind: null };

function inAddress(search: URLSearchParams): InAddress {
  return {
    query: (search.get('q') ?? '').slice(0, SEARCH_QUERY_MAX),
    kind: SITE_KINDS.find((known) => known === search.get('kind')) ?? null,
  };
}

export const dataPath = (_params: unknown, search: URLSearchParams): string =>
  searchPath({ ...inAddress(search), limit: SEARCH_RESULTS_MAX });

/** What is shown: the server's answer for the address, until somebody types something else. */
function useShown({ query, kind }: InAddress, typed: string) {
  const { i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const told = usePageData<SiteSearchAnswer | null>();
  const isTold = told?.query === typed && told.locale === locale;
  const ofAddress = typed === query ? kind : null;
  const { places, isWaiting } = useFound(
    { query: typed, kind: ofAddress, locale, limit: SEARCH_RESULTS_MAX },
    !isTold,
  );
  const shown: FoundPlaces | null = isTold ? { from: 'site', answer: told } : places;
  return { shown, kind: ofAddress, isWaiting: !isTold && isWaiting };
}

/** The address keeps what was typed, so that the way back and a copied link lead here again. */
function useAddress(typed: string, query: string): void {
  useEffect(() => {
    if (typed === query) return undefined;
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      address.searchParams.delete('kind');
      address.searchParams.set('q', typed);
      window.history.replaceState(window.history.state, '', address);
    }, 400);
    return () => clearTimeout(timer);
  }, [typed, query]);
}

function Box({ typed, onType }: { readonly typed: string; readonly onType: (query: string) => void }) {
  const { t } = useTranslation('search');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.value === '') input.current.focus();
  }, []);
  return (
    <Form role="search" action="/search" className="seek-box">
      <label htmlFor="q">{t('label')}</label>
      <div>
        <input
          ref={input}
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          className="input"
          placeholder={t('placeholder')}
          maxLength={SEARCH_QUERY_MAX}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <button type="submit" className="btn btn-primary">
          <Search size={20} aria-hidden="true" />
          {t('go')}
        </button>
      </div>
    </Form>
  );
}

function Meant({ meant }: { readonly meant: string }) {
  const { t } = useTranslation('search');
  return (
    <p className="seek-meant">
      {t('meant')} <Link to={`/search?${new URLSearchParams({ q: meant })}`}>{meant}</Link>
    </p>
  );
}

function Nothing({ query }: { readonly query: string }) {
  const { t } = useTranslation('search');
  return (
    <section className="seek-nothing">
      <h2>{t('nothing.title', { query })}</h2>
      <ul>
        <li>{t('nothing.spelling')}</li>
        <li>{t('nothing.fewer')}</li>
        <li>
          {t('nothing.ask')} <Link to="/contact">{t('nothing.contact')}</Link>
        </li>
      </ul>
    </section>
  );
}

interface FoundProps {
  readonly shown: FoundPlaces | null;
  readonly kind: SiteKind | null;
  readonly query: string;
}

function Found({ shown, kind, query }: FoundProps) {
  const { t } = useTranslation('search');
  if (query.trim() === '') return <StartingPlaces />;
  if (shown === null) return <p className="text-mute">{t('waiting')}</p>;
  if (shown.answer === null) return <p className="seek-meant">{t('failed')}</p>;
  const { answer, from } = shown;
  return (
    <>
      {answer.care && <CareFirst care={answer.care} />}
      {from === 'opened' && <p className="seek-meant">{t('offline')}</p>}
      {answer.meant !== null && <Meant meant={answer.meant} />}
      <KindLinks answer={answer} kind={kind} />
      <SearchResults answer={answer} kind={kind} />
      {answer.total === 0 && (
        <>
          <Nothing query={query} />
          <StartingPlaces />
        </>
      )}
    </>
  );
}

/** How much was found, for those who do not see it come. */
function useCounted(shown: FoundPlaces | null, typed: string): string {
  const { t } = useTranslation('search');
  if (typed.trim() === '' || !shown?.answer) return '';
  return shown.answer.total === 0 ? t('box.none') : t('box.count', { count: shown.answer.total });
}

/** `/search`: the whole site by what one types; without script the form asks the server. */
export function Page() {
  const { t } = useTranslation('search');
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const told = usePageData<SiteSearchAnswer | null>();
  // The page kept for times without network was drawn before anybody had asked anything.
  const isUnasked = !isHydrated && told?.query === '';
  const address = isUnasked ? UNASKED : inAddress(search);
  const [typing, setTyping] = useState({ query: address.query, of: address.query });
  // A new address, from a link or the way back, replaces what was typed.
  const typed = typing.of === address.query ? typing.query : address.query;
  const { shown, kind, isWaiting } = useShown(address, typed);
  useAddress(typed, address.query);
  const counted = useCounted(shown, typed);
  return (
    <div className="page seek-page">
      <header className="seek-head">
        <Ornament name="girih" className="seek-ornament" />
        <h1>{t('title')}</h1>
        <Box typed={typed} onType={(query) => setTyping({ query, of: address.query })} />
        <p role="status" className="seek-count">
          {counted}
        </p>
      </header>
      <div aria-busy={isWaiting} className="seek-found">
        <Found shown={shown} kind={kind} query={typed} />
      </div>
    </div>
  );
}
