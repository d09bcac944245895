import { useTranslation } from 'react-i18next';
import { useSession } from '../features/accounts/session.ts';
import { SiteFooter } from '../ui/site/site-footer.tsx';
import { exploreLinks, footLinks, ownLinks, visitorLinks } from './site-links.ts';

/** The foot of every page. */
export function SiteFoot() {
  const { t } = useTranslation();
  const { user } = useSession();
  const groups = [
    { title: t('foot.learn'), links: footLinks(t) },
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
      end={<span>{t('foot.privacy')}</span>}
    />
  );
}
