import type { ProveInput } from '@ori/contracts/privacy';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from './failure.ts';
import { useFailureWords } from './failure-words.ts';
import { useFocusLeftBehind } from './focus-left-behind.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { PinField } from '../ui/forms/pin-field.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { askForPasskey } from './passkey.ts';
import { knowsPasskeys } from './passkey-support.ts';
import { rest } from './rest.ts';
import './prove-form.css';

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
  const { t } = useTranslation('auth');
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
  /** Whether this person may have passkeys. */
  readonly withPasskey?: boolean;
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** A wrong secret in plain words: here it is nobody's sign-in that failed. */
function useProofWords(): (failure: Failure) => string {
  const { t } = useTranslation('auth');
  const wordsOf = useFailureWords();
  return (failure) => {
    if (failure.code === 'pin-authentication-failed') return t('prove.wrong.pin');
    return failure.code === 'invalid-email-or-password' ? t('prove.wrong.password') : wordsOf(failure);
  };
}

const sendProof = (given: ProveInput) => rest<unknown>('POST', '/api/accounts/prove', given);

async function provenByPasskey() {
  const passkey = await askForPasskey();
  return passkey.ok ? sendProof({ passkey: passkey.value }) : passkey;
}

interface OtherWaysProps {
  readonly isSending: boolean;
  /** Null where it is not offered. */
  readonly onPasskey: (() => Promise<unknown>) | null;
  readonly onMail: (() => Promise<void>) | null;
}

function OtherWays({ isSending, onPasskey, onMail }: OtherWaysProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      {onPasskey && (
        <Button variant="quiet" busy={isSending} onClick={() => void onPasskey()}>
          {t('prove.passkey')}
        </Button>
      )}
      {onMail && (
        <Button variant="quiet" busy={isSending} onClick={() => void onMail()}>
          {t('prove.mail')}
        </Button>
      )}
    </>
  );
}

/** Sends what proves who is here, and keeps what was wrong with it. */
function useProving(onProved: () => void) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (proof: () => ReturnType<typeof sendProof>): Promise<boolean> => {
    setSending(true);
    const answer = await proof();
    setSending(false);
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) onProved();
    return answer.ok;
  };
  return {
    isSending,
    failure,
    prove: (given: ProveInput) => send(() => sendProof(given)),
    byPasskey: () => send(provenByPasskey),
    forget: () => setFailure(null),
  };
}

/** One's own secret once more, before what a borrowed browser must not do; or a passkey, or a code by mail. */
export function ProveForm({ hasPin, withPasskey = true, onProved, onCancel }: ProveFormProps) {
  const { t } = useTranslation('auth');
  const wordsOf = useProofWords();
  const { isSending, failure, prove, byPasskey, forget } = useProving(onProved);
  const [kind, setKind] = useState<Kind>(hasPin ? 'pin' : 'password');
  const field = useRef<HTMLInputElement>(null);
  const form = useFocusLeftBehind<HTMLFormElement>((own) => own.parentElement);
  const [secret, setSecret] = useState('');
  const turnTo = (next: Kind) => {
    setKind(next);
    setSecret('');
    forget();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (secret === '') return field.current?.focus();
    if (!(await prove({ [kind]: secret }))) field.current?.focus();
  };
  // With nothing given, a code is mailed: the answer then says that it is needed.
  const mailCode = async () => {
    await prove({});
    turnTo('code');
  };
  return (
    <form ref={form} className="prove" onSubmit={(event) => void submit(event)} noValidate>
      <p>{t(kind === 'code' ? 'prove.codeSent' : 'prove.why')}</p>
      <Secret
        key={kind}
        kind={kind}
        value={secret}
        error={failure ? wordsOf(failure) : undefined}
        field={field}
        onChange={setSecret}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {t('prove.go')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('prove.cancel')}
        </Button>
        <OtherWays
          isSending={isSending}
          onPasskey={withPasskey && knowsPasskeys() ? byPasskey : null}
          onMail={kind === 'code' ? null : mailCode}
        />
      </div>
    </form>
  );
}
