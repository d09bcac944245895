import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { PinField } from '../../ui/forms/pin-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useProve } from './privacy.queries.ts';

type Kind = 'pin' | 'password' | 'code';

interface SecretProps {
  readonly kind: Kind;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Secret({ kind, value, error, onChange }: SecretProps) {
  const { t } = useTranslation('privacy');
  const props = {
    label: t(`prove.${kind}`),
    error,
    required: true,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange(target.value),
  };
  if (kind === 'pin') return <PinField {...props} value={value} autoComplete="current-password" />;
  if (kind === 'code')
    return <TextField {...props} value={value} inputMode="numeric" autoComplete="one-time-code" />;
  return (
    <PasswordField
      {...props}
      value={value}
      autoComplete="current-password"
      showLabel={t('prove.show')}
      hideLabel={t('prove.hide')}
    />
  );
}

interface ProveFormProps {
  /** With a Sacred ID one has a PIN; with an e-mail address, a password. */
  readonly hasPin: boolean;
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** One's own secret once more, before what a borrowed browser must not do; or a code by mail. */
export function ProveForm({ hasPin, onProved, onCancel }: ProveFormProps) {
  const { t } = useTranslation('privacy');
  const wordsOf = useFailureWords();
  const prove = useProve();
  const [kind, setKind] = useState<Kind>(hasPin ? 'pin' : 'password');
  const [secret, setSecret] = useState('');
  const turnTo = (next: Kind) => {
    setKind(next);
    setSecret('');
    prove.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (secret !== '') prove.mutate({ [kind]: secret }, { onSuccess: onProved });
  };
  // With nothing given, a code is mailed: the answer then says that it is needed.
  const mailCode = () => prove.mutate({}, { onSettled: () => turnTo('code') });
  return (
    <form className="prove" onSubmit={submit} noValidate>
      <p>{t(kind === 'code' ? 'prove.codeSent' : 'prove.why')}</p>
      <Secret
        kind={kind}
        value={secret}
        error={prove.isError ? wordsOf(prove.error) : undefined}
        onChange={setSecret}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={prove.isPending}>
          {t('prove.go')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('prove.cancel')}
        </Button>
        {kind !== 'code' && (
          <Button variant="quiet" busy={prove.isPending} onClick={mailCode}>
            {t('prove.mail')}
          </Button>
        )}
      </div>
    </form>
  );
}
