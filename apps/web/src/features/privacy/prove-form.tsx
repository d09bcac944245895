import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedCall } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useFocusLeftBehind } from '../../lib/focus-left-behind.ts';
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
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: string) => void;
}

/** The field a secret is typed in; it has the focus as soon as it is there, since its form came at a press. */
function Secret({ kind, value, error, field, onChange }: SecretProps) {
  const { t } = useTranslation('privacy');
  useEffect(() => field.current?.focus(), [field]);
  const props = {
    label: t(`prove.${kind}`),
    error,
    ref: field,
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

/** A wrong secret in plain words: here it is nobody's sign-in that failed. */
function useProofWords(): (error: Error) => string {
  const { t } = useTranslation('privacy');
  const wordsOf = useFailureWords();
  return (error) => {
    const code = error instanceof FailedCall ? error.failure.code : null;
    if (code === 'pin-authentication-failed') return t('prove.wrong.pin');
    return code === 'invalid-email-or-password' ? t('prove.wrong.password') : wordsOf(error);
  };
}

/** One's own secret once more, before what a borrowed browser must not do; or a code by mail. */
export function ProveForm({ hasPin, onProved, onCancel }: ProveFormProps) {
  const { t } = useTranslation('privacy');
  const wordsOf = useProofWords();
  const prove = useProve();
  const [kind, setKind] = useState<Kind>(hasPin ? 'pin' : 'password');
  const field = useRef<HTMLInputElement>(null);
  const form = useFocusLeftBehind<HTMLFormElement>((own) => own.parentElement);
  const [secret, setSecret] = useState('');
  const turnTo = (next: Kind) => {
    setKind(next);
    setSecret('');
    prove.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (secret === '') return field.current?.focus();
    prove.mutate({ [kind]: secret }, { onSuccess: onProved, onError: () => field.current?.focus() });
  };
  // With nothing given, a code is mailed: the answer then says that it is needed.
  const mailCode = () => prove.mutate({}, { onSettled: () => turnTo('code') });
  return (
    <form ref={form} className="prove" onSubmit={submit} noValidate>
      <p>{t(kind === 'code' ? 'prove.codeSent' : 'prove.why')}</p>
      <Secret
        key={kind}
        kind={kind}
        value={secret}
        error={prove.isError ? wordsOf(prove.error) : undefined}
        field={field}
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
