import type { ProveInput } from '@ori/contracts/privacy';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from './failure.ts';
import { useFailureWords } from './failure-words.ts';
import { useFocusLeftBehind } from './focus-left-behind.ts';
import { Button } from '../ui/button.tsx';
import { askForPasskey } from './passkey.ts';
import { knowsPasskeys } from './passkey-support.ts';
import { ProveSecret, type SecretKind } from './prove-secret.tsx';
import { rest } from './rest.ts';
import './prove-form.css';

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

/** What stands above the field. */
const WHY = {
  pin: 'auth:prove.why',
  password: 'auth:prove.why',
  code: 'auth:prove.codeSent',
  app: 'auth:prove.byApp',
  recovery: 'code.recoveryHint',
} as const;

interface OtherWaysProps {
  readonly kind: SecretKind;
  readonly isSending: boolean;
  /** Null where it is not offered. */
  readonly onPasskey: (() => Promise<unknown>) | null;
  readonly onCode: (wish: ProveInput) => Promise<void>;
  readonly onTurn: (kind: SecretKind) => void;
}

function OtherWays({ kind, isSending, onPasskey, onCode, onTurn }: OtherWaysProps) {
  const { t } = useTranslation('auth');
  const isOfApp = kind === 'app' || kind === 'recovery';
  return (
    <>
      {onPasskey && (
        <Button variant="quiet" busy={isSending} onClick={() => void onPasskey()}>
          {t('prove.passkey')}
        </Button>
      )}
      {(kind === 'pin' || kind === 'password') && (
        <Button variant="quiet" busy={isSending} onClick={() => void onCode({})}>
          {t('prove.mail')}
        </Button>
      )}
      {isOfApp && (
        <>
          <Button variant="quiet" onClick={() => onTurn(kind === 'app' ? 'recovery' : 'app')}>
            {t(kind === 'app' ? 'code.useRecovery' : 'code.useApp')}
          </Button>
          <Button variant="quiet" busy={isSending} onClick={() => void onCode({ mailCode: true })}>
            {t('code.mail')}
          </Button>
        </>
      )}
    </>
  );
}

/** Sends what proves who is here, and keeps what was wrong with it. */
function useProving(onProved: () => void) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Answers what was wrong, null when nothing was. */
  const send = async (proof: () => ReturnType<typeof sendProof>): Promise<Failure | null> => {
    setSending(true);
    const answer = await proof();
    setSending(false);
    const failed = answer.ok ? null : answer.failure;
    setFailure(failed);
    if (failed === null) onProved();
    return failed;
  };
  return {
    isSending,
    failure,
    prove: (given: ProveInput) => send(() => sendProof(given)),
    byPasskey: () => send(provenByPasskey),
    forget: () => setFailure(null),
  };
}

/** Which code the server asks for, where it does. */
const ASKED: Readonly<Record<string, SecretKind>> = {
  'second-step-needed': 'code',
  'app-code-needed': 'app',
};

/** One's own secret once more, before what a borrowed browser must not do; or a passkey, or a code of an app or by mail. */
export function ProveForm({ hasPin, withPasskey = true, onProved, onCancel }: ProveFormProps) {
  const { t } = useTranslation('auth');
  const wordsOf = useProofWords();
  const { isSending, failure, prove, byPasskey, forget } = useProving(onProved);
  const [kind, setKind] = useState<SecretKind>(hasPin ? 'pin' : 'password');
  const field = useRef<HTMLInputElement>(null);
  const form = useFocusLeftBehind<HTMLFormElement>((own) => own.parentElement);
  const [secret, setSecret] = useState('');
  const turnTo = (next: SecretKind) => {
    setKind(next);
    setSecret('');
    forget();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (secret === '') return field.current?.focus();
    const name = kind === 'app' || kind === 'recovery' ? 'code' : kind;
    if (await prove({ [name]: secret })) field.current?.focus();
  };
  // With no secret given, the answer says which code is needed; one by mail is on its way then.
  const askForCode = async (wish: ProveInput) => {
    const asked = ASKED[(await prove(wish))?.code ?? ''];
    if (asked !== undefined) turnTo(asked);
  };
  return (
    <form ref={form} className="prove" onSubmit={(event) => void submit(event)} noValidate>
      <p>{t(WHY[kind])}</p>
      <ProveSecret
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
          kind={kind}
          isSending={isSending}
          onPasskey={withPasskey && knowsPasskeys() ? byPasskey : null}
          onCode={askForCode}
          onTurn={turnTo}
        />
      </div>
    </form>
  );
}
