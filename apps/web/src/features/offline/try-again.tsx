import { safeReturnPath } from '@ori/core/accounts/return-path';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Back to the page that was asked for, and a word as soon as there is network again. */
export function TryAgain() {
  const { t } = useTranslation('features');
  const { search } = useLocation();
  const [isBack, setBack] = useState(false);
  // The page is drawn beforehand, without the address it stands in for.
  const from = useHydrated() ? new URLSearchParams(search).get('from') : null;
  const to = safeReturnPath(from, '/');
  useEffect(() => {
    const change = () => setBack(navigator.onLine);
    window.addEventListener('online', change);
    window.addEventListener('offline', change);
    return () => {
      window.removeEventListener('online', change);
      window.removeEventListener('offline', change);
    };
  }, []);
  return (
    <div className="offline-again">
      <p role="status">{isBack && t('offline.away.back')}</p>
      <a className="btn btn-primary btn-large" href={to}>
        {t('offline.away.again')}
      </a>
    </div>
  );
}
