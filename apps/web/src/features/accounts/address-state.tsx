import type { User } from '@ori/contracts/accounts';
import { isEmailConfirmed, isGrownUp } from '@ori/core/accounts/email-proof';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { askEmailConfirmation } from './own-account.calls.ts';
import { profileOf } from './profile-of.ts';

/** The letter, at a press; what became of it is said below. */
function SendLetter({ email }: { readonly email: string }) {
  const { t } = useTranslation('rooms');
  const wordsOf = useFailureWords();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async () => {
    setState('sending');
    const answer = await askEmailConfirmation();
    setFailure(answer.ok ? null : answer.failure);
    setState(answer.ok ? 'sent' : 'idle');
  };
  const refusal = failure && (failure.code === 'too-many-requests' ? t('address.enough') : wordsOf(failure));
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" busy={state === 'sending'} onClick={() => void send()}>
        {t('address.send')}
      </Button>
      <p role="status">
        {state === 'sent' && t('address.sent', { email })}
        {refusal}
      </p>
    </div>
  );
}

interface Props {
  readonly user: User;
  /** Leads to where the address is corrected; not needed beside the form that does it. */
  readonly withWay?: boolean;
}

/** Whether a grown-up's address is known to be theirs and, while it is not, what to do. Children are told nothing. */
export function AddressState({ user, withWay = false }: Props) {
  const { t } = useTranslation('rooms');
  const { email, metadata } = user;
  if (email === null || !isGrownUp(user)) return null;
  if (isEmailConfirmed(metadata)) return <p className="field-hint">{t('address.confirmed', { email })}</p>;
  return (
    <section className="grid gap-4" aria-label={t('address.title')}>
      <Note tone="lapis">
        <p>
          <strong>{t('address.unconfirmed', { email })}</strong>
        </p>
        <p>{t('address.waiting')}</p>
      </Note>
      <SendLetter key={email} email={email} />
      {withWay && (
        <LinkButton to={profileOf(user)} variant="quiet" className="justify-self-start">
          {t('address.change')}
        </LinkButton>
      )}
    </section>
  );
}
