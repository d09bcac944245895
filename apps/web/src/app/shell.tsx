import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration, useLocation, useNavigation, useOutlet } from 'react-router';
import { OAuthReturnGate } from './oauth-return-gate.tsx';
import { LongWait } from '../features/accounts/waiting.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { SiteHead } from './site-head.tsx';
import { SiteFoot } from './site-foot.tsx';
import { ToastRegion } from './toast-region.tsx';
import { TutorGate } from './tutor-gate.tsx';

const MAIN = 'main';

/** After a change of page the new one fades in, and a screen reader starts at its beginning. */
function usePageChange() {
  const { pathname, key } = useLocation();
  const [firstPath] = useState(pathname);
  const [firstKey] = useState(key);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (key !== firstKey) main.current?.focus({ preventScroll: true });
  }, [key, firstKey]);
  return { pathname, main, changed: pathname !== firstPath || key !== firstKey };
}

/** Shown only when a page's code takes noticeably long, e.g. while it is fetched again. */
function SlowPage() {
  const navigation = useNavigation();
  return <LongWait what="loading" when={navigation.state === 'loading'} />;
}

/** What no page waits for, fetched once the page is live. */
function Later({ path }: { readonly path: string }) {
  const { i18n } = useTranslation();
  const [written] = useState(`${path} ${i18n.language}`);
  const [Parts, setParts] = useState<ComponentType<{ readonly written: string }> | null>(null);
  useEffect(() => {
    void import('./later-parts.tsx').then(
      ({ LaterParts }) => setParts(() => LaterParts),
      () => undefined,
    );
  }, []);
  return Parts && <Parts written={written} />;
}

/** Everything around a page: head and foot of the site, the page with its fade, messages. */
export function Shell() {
  const { t } = useTranslation();
  const outlet = useOutlet();
  const { pathname, main, changed } = usePageChange();
  return (
    <>
      <SkipLink targetId={MAIN}>{t('site.skip')}</SkipLink>
      <SiteHead />
      <main id={MAIN} key={pathname} ref={main} tabIndex={-1} className={changed ? 'page-fade' : undefined}>
        {outlet}
      </main>
      <TutorGate path={pathname} />
      <SiteFoot />
      <SlowPage />
      <Later path={pathname} />
      <ToastRegion />
      <OAuthReturnGate />
      <ScrollRestoration />
    </>
  );
}
