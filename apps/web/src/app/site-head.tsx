import { useTranslation } from 'react-i18next';
import { useSession } from '../features/accounts/session.ts';
import { isUnreached } from '../features/accounts/session-store.ts';
import { SearchDoor } from '../features/search/search-door.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { SiteHeader } from '../ui/site/site-header.tsx';
import { AccountTools } from './account-tools.tsx';
import { BELL_SLOT_ID } from './document-ids.ts';
import { LanguageChoice } from './language-choice.tsx';
import { homeOf, topLinks } from './site-links.ts';
import { ThemeChoice } from './theme-choice.tsx';

function Action() {
  const { t } = useTranslation();
  const session = useSession();
  const { user } = session;
  if (isUnreached(session)) return null;
  if (user)
    return (
      <>
        <span id={BELL_SLOT_ID} />
        <LinkButton to={homeOf(user)}>{t('nav.dashboard')}</LinkButton>
      </>
    );
  return <LinkButton to="/account-type">{t('nav.start')}</LinkButton>;
}

/** The head of every page: where one can go, and who one is. */
export function SiteHead() {
  const { t } = useTranslation();
  const session = useSession();
  const tools = (
    <>
      <LanguageChoice />
      <ThemeChoice />
      <AccountTools />
    </>
  );
  return (
    <SiteHeader
      brand={t('site.name')}
      homeTo="/"
      links={topLinks(t, session)}
      navLabel={t('nav.label')}
      menuLabel={t('nav.menu')}
      tools={tools}
      action={
        <>
          <SearchDoor />
          <Action />
        </>
      }
    />
  );
}
