import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../features/accounts/session.ts';
import { ContactForm } from '../features/site/contact-form.tsx';
import { starPolygon } from '../ui/ornament/star.ts';
import './contact.css';

/** The stamp on the letter: our twelve-pointed star. */
function Stamp() {
  return (
    <svg viewBox="0 0 84 100" aria-hidden="true" focusable="false">
      <rect className="stamp" x="3" y="3" width="78" height="94" />
      <rect className="frame" x="10" y="10" width="64" height="80" />
      <path className="star" d={starPolygon([42, 50], 26, 12, 5)} />
    </svg>
  );
}

/** How to reach the people behind this installation: a letter. */
export function Page() {
  const { t } = useTranslation();
  const { user } = useSession();
  const person = user?.email ? { name: user.name, email: user.email } : null;
  return (
    <div className="page grid items-start gap-10 py-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-16 lg:py-16">
      <section className="letter" aria-labelledby="letter">
        <header className="letter-top">
          <div className="grid gap-3">
            <h1 id="letter" className="text-5xl">
              {t('help:contact.title')}
            </h1>
            <p className="text-lg text-mute">{t('help:contact.lead')}</p>
          </div>
          <Stamp />
        </header>
        <ContactForm key={person?.email} person={person} />
      </section>
      <aside className="letter-quick" aria-labelledby="quick">
        <h2 id="quick" className="text-2xl">
          {t('help:contact.beforeTitle')}
        </h2>
        <ul>
          <li>
            <p className="text-mute">{t('help:contact.beforePin')}</p>
            <Link to="/forgot-password">{t('nav.forgotPin')}</Link>
          </li>
          <li>
            <p className="text-mute">{t('help:contact.beforeChild')}</p>
            <Link to="/help">{t('nav.help')}</Link>
          </li>
        </ul>
      </aside>
    </div>
  );
}
