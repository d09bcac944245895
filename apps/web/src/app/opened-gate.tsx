import type { Locale } from '@ori/contracts/locale';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { useSession } from '../features/accounts/session.ts';
import type { SessionState } from '../features/accounts/session-store.ts';
import type { Reader } from '../features/search/opened/keep-opened.ts';
import type { PageAnswer } from '../lib/page-data.ts';
import type { PageHandle } from './route-rows.ts';

/** Who looked at a page for this long has opened it; by then its head is written, too. */
const OPENED_MS = 1_000;
const openedPages = () => import('../features/search/opened/keep-opened.ts');

/** Who reads; without a connection a session cannot be checked, and nobody knows. */
function readerOf({ user, checkError }: Pick<SessionState, 'user' | 'checkError'>): Reader {
  if (user !== null) return 'somebody';
  return checkError === null ? 'nobody' : 'unknown';
}

/** Forgets what a person opened when they sign out. */
function useForgetting(isPersonal: boolean): void {
  const wasPersonal = useRef(false);
  useEffect(() => {
    if (wasPersonal.current && !isPersonal)
      void openedPages().then(
        ({ forgetOpened }) => forgetOpened(),
        () => undefined,
      );
    wasPersonal.current = isPersonal;
  }, [isPersonal]);
}

/** Remembers public pages that are opened, for searches without a connection; forgets a person's when they sign out. */
export function OpenedGate() {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const { status, user, checkError } = useSession();
  const row = (match?.handle as PageHandle | undefined)?.row;
  const answer = match?.loaderData as PageAnswer | undefined;
  const isOpen = row?.access === 'public' && row.isListed !== false && (answer?.status ?? 200) === 200;
  const isPersonal = user !== null;
  const reader = readerOf({ user, checkError });
  useEffect(() => {
    if (!isOpen || status === 'loading') return undefined;
    const keep = () => {
      const locale = i18n.language as Locale;
      void openedPages().then(
        ({ keepOpened }) => keepOpened(pathname, locale, reader),
        () => undefined,
      );
    };
    const timer = setTimeout(keep, OPENED_MS);
    // The network is lost just now: this page is what can be found without it.
    window.addEventListener('offline', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', keep);
    };
  }, [isOpen, status, pathname, reader, i18n.language]);
  useForgetting(isPersonal);
  return null;
}
