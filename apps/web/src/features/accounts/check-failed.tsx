import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { isUnreached } from './session-store.ts';
import { useSession, useSessionStore } from './session.ts';

/** Says at the sign-in that nobody could be asked who is here: it may be somebody who is signed in (spec §8). */
export function CheckFailed() {
  const { t } = useTranslation();
  const wordsOf = useFailureWords();
  const session = useSession();
  const store = useSessionStore();
  const [isAsking, setAsking] = useState(false);
  const { checkError } = session;
  if (!checkError) return null;
  const what = isUnreached(session) ? 'unreached' : 'failed';
  const tryAgain = () => {
    setAsking(true);
    void store.check().finally(() => setAsking(false));
  };
  return (
    <div role="status">
      <Note tone="clay">
        <p>
          <strong>{t(`auth:check.${what}.title`)}</strong>
        </p>
        <p>{t(`auth:check.${what}.text`, { why: wordsOf(checkError) })}</p>
        <p className="mt-3 flex flex-wrap items-center gap-4">
          <Button variant="secondary" busy={isAsking} onClick={tryAgain}>
            {t('authError.tryAgain')}
          </Button>
          {what === 'unreached' && <a href="/offline">{t('auth:check.unreached.meanwhile')}</a>}
        </p>
      </Note>
    </div>
  );
}
