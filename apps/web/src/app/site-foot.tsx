import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../features/accounts/session.ts';
import { SiteFooter } from '../ui/site/site-footer.tsx';
import { exploreLinks, footLinks, legalLinks, ownLinks, visitorLinks } from './site-links.ts';

/** The foot of every page. */
export function SiteFoot() {
  const { t } = useTranslation();
  const session = useSession();
  const { user } = session;
  const groups = [
    { title: t('foot.learn'), links: footLinks(t, session) },
    { title: t('foot.explore'), links: exploreLinks(t) },
    {
      title: t('foot.account'),
      links: user ? ownLinks(t, user) : visitorLinks(t),
    },
  ];
  return (
    <SiteFooter
      brand={t('site.name')}
      homeTo="/"
      line={t('foot.line')}
      groups={groups}
      end={
        <>
          <span className="grow">{t('foot.privacy')}</span>
          {legalLinks(t).map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </>
      }
    />
  );
}
