import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '../features/accounts/session.ts';
import { isUnreached } from '../features/accounts/session-store.ts';
import { SiteFooter } from '../ui/site/site-footer.tsx';
import { exploreLinks, footLinks, helpLinks, legalLinks, ownLinks, visitorLinks } from './site-links.ts';

const OWN_ROOM = /^\/(?:dashboard|admin|teacher-training|teacher-customization|resources\/teachers)(?:\/|$)/;
const ALL_GUIDES = '/help';

/** The guide that tells of a room, once it is known; no page waits for that. */
function useGuideOf(pathname: string): string {
  const [guide, setGuide] = useState(ALL_GUIDES);
  useEffect(() => {
    if (!OWN_ROOM.test(pathname)) return;
    import('./help-place.ts').then(
      ({ helpPlaceOf }) => setGuide(helpPlaceOf(pathname)),
      () => setGuide(ALL_GUIDES),
    );
  }, [pathname]);
  return guide;
}

/** The foot of every page: the whole site on its public pages; in somebody's own rooms only who helps, and the law. */
export function SiteFoot() {
  const { t } = useTranslation();
  const session = useSession();
  const { user } = session;
  const { pathname } = useLocation();
  const isOwnRoom = OWN_ROOM.test(pathname);
  const guide = useGuideOf(pathname);
  const account = { title: t('foot.account'), links: user ? ownLinks(t, user) : visitorLinks(t) };
  const groups = [
    { title: t('foot.learn'), links: footLinks(t, session) },
    { title: t('foot.explore'), links: exploreLinks(t) },
    ...(isUnreached(session) ? [] : [account]),
  ];
  return (
    <SiteFooter
      brand={t('site.name')}
      homeTo="/"
      line={t('foot.line')}
      groups={isOwnRoom ? [] : groups}
      end={
        <>
          <span className="grow">{t('foot.privacy')}</span>
          {[...(isOwnRoom ? helpLinks(t, guide) : []), ...legalLinks(t)].map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </>
      }
    />
  );
}
