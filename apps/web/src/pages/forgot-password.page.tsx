import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { ForgotPinForm } from '../features/accounts/forgot-pin-form.tsx';
import { NewPinForm } from '../features/accounts/new-pin-form.tsx';

function Aside() {
  const { t } = useTranslation();
  return (
    <>
      <p className="font-display text-2xl">{t('auth:forgot.asideTitle')}</p>
      <p className="text-mute">{t('auth:forgot.asideChild')}</p>
      <p>
        <Link to="/auth">{t('auth:forgot.backToSignIn')}</Link>
      </p>
    </>
  );
}

/** Forgot PIN; with the mailed link's token, the place to choose a new one. */
export function Page() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token');
  const part = token ? 'newPin' : 'forgot';
  return (
    <AccountFrame title={t(`auth:${part}.title`)} lead={t(`auth:${part}.lead`)} aside={<Aside />}>
      {token ? <NewPinForm token={token} /> : <ForgotPinForm />}
    </AccountFrame>
  );
}
