import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../features/accounts/session.ts';
import { ContactForm } from '../features/site/contact-form.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** How to reach the people behind this installation. */
export function Page() {
  const { t } = useTranslation();
  const { user } = useSession();
  const person = user?.email ? { name: user.name, email: user.email } : null;
  return (
    <div className="page pb-16">
      <PageHeader title={t('help:contact.title')} lead={t('help:contact.lead')} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Card>
          <ContactForm key={person?.email} person={person} />
        </Card>
        <Card as="aside" look="plain" className="grid gap-4">
          <h2 className="text-2xl">{t('help:contact.beforeTitle')}</h2>
          <p className="text-mute">{t('help:contact.beforePin')}</p>
          <p>
            <Link to="/forgot-password">{t('nav.forgotPin')}</Link>
          </p>
          <p className="text-mute">{t('help:contact.beforeChild')}</p>
          <p>
            <Link to="/help">{t('nav.help')}</Link>
          </p>
        </Card>
      </div>
    </div>
  );
}
