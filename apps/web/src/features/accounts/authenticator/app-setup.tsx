import type { AuthenticatorStart } from '@ori/contracts/authenticator';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { didCopy } from '../../../lib/clipboard.ts';
import { useFocusLeftBehind } from '../../../lib/focus-left-behind.ts';
import { useFocusOnArrival } from '../../../lib/focus-on-arrival.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { QrPicture } from './qr-picture.tsx';

/** In fours, as a person reads a key to another device. */
const inFours = (key: string): string =>
  Array.from({ length: Math.ceil(key.length / 4) }, (_, place) => key.slice(place * 4, place * 4 + 4)).join(
    ' ',
  );

function Key({ of: { key, picture } }: { readonly of: AuthenticatorStart }) {
  const { t } = useTranslation('authenticator');
  const toasts = useToasts();
  const copy = async () => {
    const isCopied = await didCopy(key);
    toasts.show({
      type: isCopied ? 'success' : 'warning',
      title: t(isCopied ? 'keyCopied' : 'codes.notCopied'),
    });
  };
  return (
    <>
      <p>{t('scan')}</p>
      <QrPicture rows={picture} label={t('picture')} />
      <p>{t('key')}</p>
      <p className="flex flex-wrap items-center gap-3">
        <code className="break-words">{inFours(key)}</code>
        <Button variant="quiet" onClick={() => void copy()}>
          {t('copyKey')}
        </Button>
      </p>
    </>
  );
}

interface Props {
  readonly setup: AuthenticatorStart;
  readonly busy: boolean;
  /** What was wrong with the code. */
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

/** An app is set up: its key to be scanned or typed there, and the code it then shows. */
export function AppSetup({ setup, busy, error, onCode, onCancel }: Props) {
  const { t } = useTranslation('authenticator');
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const own = useFocusLeftBehind<HTMLFormElement>(({ parentElement }) => parentElement);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (code.trim() !== '' && !busy) onCode(code);
  };
  return (
    <form ref={own} className="grid gap-4" onSubmit={submit} noValidate>
      <h3 ref={title} tabIndex={-1} className="text-xl">
        {t('setUp')}
      </h3>
      <Key of={setup} />
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={24}
        ref={field}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('submit')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
