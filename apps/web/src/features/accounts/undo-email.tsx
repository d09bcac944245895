import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { undoEmail } from './own-account.calls.ts';
import { useSessionStore } from './session.ts';

function Refused({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation('auth');
  const wordsOf = useFailureWords();
  if (failure.code !== 'link-expired') return <Note tone="danger">{wordsOf(failure)}</Note>;
  return (
    <Note tone="clay">
      {t('undoEmail.expired')} <Link to="/contact">{t('undoEmail.toContact')}</Link>
    </Note>
  );
}

/** Undoes a change of address at a press, by the link mailed to the old one; opening the link alone undoes nothing. */
export function UndoEmail({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('auth');
  const store = useSessionStore();
  const isLive = useHydrated();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [resetToken, setResetToken] = useState<string | null>(null);
  const undo = async () => {
    setSending(true);
    const answer = await undoEmail(store, token ?? '');
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) setResetToken(answer.value.resetToken);
    setSending(false);
  };
  return (
    <div className="grid max-w-prose justify-items-start gap-6" aria-live="polite">
      {resetToken === null ? (
        <>
          {token === null && <Note tone="clay">{t('confirmEmail.noToken')}</Note>}
          {failure !== null && <Refused failure={failure} />}
          <Button
            size="large"
            disabled={!isLive || token === null}
            busy={isSending}
            onClick={() => void undo()}
          >
            {t('undoEmail.yes')}
          </Button>
          <p className="text-mute">{t('undoEmail.not')}</p>
        </>
      ) : (
        <>
          <Note tone="nile">{t('undoEmail.done')}</Note>
          <LinkButton to={`/forgot-password?token=${resetToken}`}>{t('undoEmail.newPin')}</LinkButton>
        </>
      )}
    </div>
  );
}
