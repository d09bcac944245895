import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readStored } from '../../lib/browser-storage.ts';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { childDraft } from '../../lib/local-keys.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { confirmEmail } from './own-account.calls.ts';
import { useSessionStore } from './session.ts';

function Refused({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation('auth');
  const wordsOf = useFailureWords();
  if (failure.code !== 'link-expired') return <Note tone="danger">{wordsOf(failure)}</Note>;
  return (
    <Note tone="clay">
      {t('confirmEmail.expired')} <Link to="/profile">{t('confirmEmail.toProfile')}</Link>
    </Note>
  );
}

/**
 * Says at a press, by the signed text of a letter, that an address is one's own; opening the link alone says nothing,
 * since programs open links.
 */
export function ConfirmEmail({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('auth');
  const store = useSessionStore();
  const isLive = useHydrated();
  const [state, setState] = useState<'asked' | 'sending' | 'confirmed'>('asked');
  const [failure, setFailure] = useState<Failure | null>(null);
  const confirm = async (signed: string) => {
    setState('sending');
    const answer = await confirmEmail(store, signed);
    setFailure(answer.ok ? null : answer.failure);
    setState(answer.ok ? 'confirmed' : 'asked');
  };
  return (
    <div className="grid max-w-prose justify-items-start gap-6" aria-live="polite">
      {state === 'confirmed' ? (
        <>
          <Note tone="nile">{t('confirmEmail.done')}</Note>
          {readStored('local', childDraft) === null ? (
            <LinkButton to="/dashboard">{t('confirmEmail.on')}</LinkButton>
          ) : (
            <LinkButton to="/dashboard/parent/children/add">{t('confirmEmail.toChild')}</LinkButton>
          )}
        </>
      ) : (
        <>
          {token === null && <Note tone="clay">{t('confirmEmail.noToken')}</Note>}
          {failure !== null && <Refused failure={failure} />}
          <Button
            size="large"
            disabled={!isLive || token === null}
            busy={state === 'sending'}
            onClick={() => void confirm(token ?? '')}
          >
            {t('confirmEmail.yes')}
          </Button>
          <p className="text-mute">{t('confirmEmail.not')}</p>
        </>
      )}
    </div>
  );
}
