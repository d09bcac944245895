import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { signInAddress } from './return-path.ts';
import { buttonClass } from '../ui/button.tsx';

/** The way back in, to this very page. A fresh page: what this one believed of the session no longer holds. */
export function SignInAgain() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <a className={buttonClass({})} href={signInAddress(pathname)}>
      {t('nav.signIn')}
    </a>
  );
}
