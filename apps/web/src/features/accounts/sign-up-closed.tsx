import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Where whoever runs the installation closed sign-up for a while. */
export function SignUpClosed() {
  const { t } = useTranslation();
  return (
    <div className="page grid gap-6 py-10 lg:py-16">
      <h1 className="text-4xl">{t('auth:signUp.closedTitle')}</h1>
      <p className="max-w-prose text-lg text-mute">{t('auth:signUp.closedLead')}</p>
      <p className="flex flex-wrap gap-6">
        <Link to="/auth">{t('nav.signIn')}</Link>
        <Link to="/contact">{t('auth:signUp.closedWrite')}</Link>
      </p>
    </div>
  );
}
