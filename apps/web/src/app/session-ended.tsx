import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { rest } from '../lib/rest.ts';
import { signInAddress } from '../lib/return-path.ts';
import { sessionIsBack } from '../lib/session-ended.ts';
import { Note } from '../ui/note.tsx';

/** Looks each time one comes back to this tab whether somebody is signed in again; then all is asked for anew. */
function useComingBack(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = async () => {
      const answer = await rest<{ authenticated: boolean }>('GET', '/api/auth/check-session');
      if (!answer.ok || !answer.value.authenticated) return;
      sessionIsBack();
      await client.invalidateQueries();
    };
    const here = () => void look();
    window.addEventListener('focus', here);
    return () => window.removeEventListener('focus', here);
  }, [client]);
}

/** The session ended while the page was open: what is typed stays, and there is a way back in beside it. */
export function SessionEnded() {
  const { t } = useTranslation('dashboard');
  const { pathname } = useLocation();
  useComingBack();
  return (
    <div role="alert" className="page no-print sticky top-0 z-30 py-2">
      <Note tone="clay">
        <p>
          <strong>{t('state.ended')}</strong>
        </p>
        <p>{t('state.endedText')}</p>
        <p>
          <a className="inline-flex min-h-10 items-center" href={signInAddress(pathname)} target="_blank">
            {t('state.endedLink')}
          </a>
        </p>
      </Note>
    </div>
  );
}
