import type { Locale } from '@ori/contracts/locale';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { loadWithRetry } from '../lib/lazy-load.ts';
import type { PageAnswer } from '../lib/page-data.ts';
import type { PageHandle } from './route-rows.ts';

/** Keeps the document's head true after a change of page or language; the server wrote it for `written`, a path and a language. */
export function HeadUpdater({ written }: { readonly written: string }) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const handle = (match?.handle as PageHandle | undefined) ?? null;
  const answer = (match?.loaderData as PageAnswer | undefined) ?? null;
  const shown = `${pathname} ${i18n.language}`;
  const first = useRef(written);
  useEffect(() => {
    if (first.current === shown) return;
    first.current = '';
    const place = { origin: window.location.origin, path: pathname, locale: i18n.language as Locale };
    const current = { stale: false };
    const update = async (): Promise<void> => {
      const { applyHead } = await loadWithRetry(() => import('./apply-head.ts'));
      if (!current.stale) applyHead(handle, answer, place, t);
    };
    void update();
    return () => {
      current.stale = true;
    };
  }, [handle, answer, pathname, shown, i18n.language, t]);
  return null;
}
