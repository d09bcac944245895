import { EMAIL_MAX } from '@ori/contracts/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import type { FormState } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import type { Trial, TrialLetter } from './use-trial-letter.ts';

/** What a failure of the mail server most likely means, by the class it is told by. */
const WHY: Readonly<Record<string, 'user' | 'reach' | 'name' | 'tls' | 'sender'>> = {
  EAUTH: 'user',
  ECONNECTION: 'reach',
  ECONNREFUSED: 'reach',
  ESOCKET: 'reach',
  ETIMEDOUT: 'reach',
  EDNS: 'name',
  ENOTFOUND: 'name',
  MailNotEncrypted: 'tls',
  ETLS: 'tls',
  EENVELOPE: 'sender',
};
const TONES = { waiting: 'lapis', delivered: 'nile', failed: 'danger' } as const;

function Outcome({ trial, host }: { readonly trial: Trial; readonly host: string | null }) {
  const { t } = useTranslation('administration');
  const { state, to, reason } = trial;
  if (state === 'failed') {
    const why = t(`firstRun.mail.why.${WHY[reason ?? ''] ?? 'other'}`);
    return <Note tone="danger">{t('firstRun.mail.failed', { why, reason })}</Note>;
  }
  const key = state === 'delivered' && host === null ? 'filed' : state;
  return <Note tone={TONES[state]}>{t(`firstRun.mail.${key}`, { to, host })}</Note>;
}

/** The settings of mail, as lines of an environment. */
function Variables() {
  return (
    <pre className="first-run-code">
      <code>
        {'SMTP_URL=smtp://user:password@mail.example.org:587\nMAIL_FROM="Our school <no-reply@example.org>"'}
      </code>
    </pre>
  );
}

interface Props {
  readonly state: FormState;
  readonly host: string | null;
  readonly letter: TrialLetter;
}

/** Sends the letter to the address of the account, and tells how it went. */
function TryMail({ host, letter: { trial, failure, isSending, send } }: Pick<Props, 'host' | 'letter'>) {
  const { t } = useTranslation('administration');
  const wordsOf = useFailureWords();
  const told = useId();
  const [lacksEmail, setLacksEmail] = useState(false);
  const press = (form: HTMLFormElement | null) => {
    const field = form?.elements.namedItem('email');
    const isGiven = field instanceof HTMLInputElement && field.value.trim() !== '' && field.validity.valid;
    setLacksEmail(!isGiven);
    if (isGiven) void send(field.value.trim().slice(0, EMAIL_MAX));
    else if (field instanceof HTMLInputElement) field.focus();
  };
  return (
    <>
      <div className="first-run-try">
        <p className="text-mute">{t('firstRun.mail.try')}</p>
        <Button
          variant="secondary"
          busy={isSending}
          aria-describedby={told}
          onClick={(event) => press(event.currentTarget.form)}
        >
          {t(trial ? 'firstRun.mail.again' : 'firstRun.mail.send')}
        </Button>
      </div>
      <div id={told} aria-live="polite" className="grid gap-4">
        {lacksEmail && <Note tone="clay">{t('firstRun.mail.needsEmail')}</Note>}
        {failure && <Note tone="danger">{wordsOf(failure)}</Note>}
        {trial && <Outcome trial={trial} host={host} />}
      </div>
    </>
  );
}

/** Tries mail through the queue every letter goes by; where it does not go, it says what to set. */
export function MailPart({ state, host, letter }: Props) {
  const { t } = useTranslation('administration');
  const { trial } = letter;
  return (
    <>
      {host === null ? (
        <Note tone="clay">{t('firstRun.mail.none')}</Note>
      ) : (
        <p>{t('firstRun.mail.by', { host })}</p>
      )}
      {host === null && <Variables />}
      <TryMail host={host} letter={letter} />
      {trial?.state === 'failed' && host !== null && (
        <>
          <p className="text-mute">{t('firstRun.mail.set')}</p>
          <Variables />
        </>
      )}
      {trial && (
        <TextField
          label={t('firstRun.mail.code')}
          mark={t('firstRun.optional')}
          hint={t('firstRun.mail.codeHint')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={state.errorOf('code')}
        />
      )}
    </>
  );
}
