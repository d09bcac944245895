import type { PublicKeys } from '@ori/contracts/credentials';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Note } from '../../ui/note.tsx';
import { type Checked, checkHere } from './check-credential.ts';
import { CredentialDrop } from './credential-drop.tsx';
import { CredentialVerdict } from './credential-verdict.tsx';
import './credentials.css';

type Shown = Checked | { readonly kind: 'too-big' };

/** What the QR on a printed transcript puts behind `#`: its code. */
const PAPER = 'code=';

function Told({ shown, paperCode }: { readonly shown: Shown; readonly paperCode: string | null }) {
  const { t } = useTranslation('transcript');
  if (shown.kind === 'checked')
    return <CredentialVerdict result={shown.result} isListAsked={shown.isListAsked} paperCode={paperCode} />;
  return <Note tone="danger">{t(`verify.${shown.kind}`)}</Note>;
}

interface Props {
  readonly keys: PublicKeys;
  /** What stands beside the form. */
  readonly children: ReactNode;
}

/** What was handed in, and how its check ended; an address that carries a copy is checked at once. */
function useCheck(keys: PublicKeys) {
  const behind = useLocation().hash.slice(1);
  const paperCode = behind.startsWith(PAPER) ? behind.slice(PAPER.length) : null;
  const carried = paperCode === null ? behind : '';
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (carried === '') return undefined;
    let isGone = false;
    const checkCarried = async () => {
      const checked = await checkHere(carried, keys);
      if (isGone) return;
      setText(carried);
      setShown(checked);
    };
    void checkCarried();
    return () => {
      isGone = true;
    };
  }, [carried, keys]);
  return { text, setText, shown, setShown, paperCode };
}

/** Verifies a signed transcript that is pasted, dropped, or carried by the address behind `#`. */
export function VerifyCredential({ keys, children }: Props) {
  const { t } = useTranslation('transcript');
  const ready = useHydrated();
  const { text, setText, shown, setShown, paperCode } = useCheck(keys);
  const result = useRef<HTMLDivElement>(null);
  const check = async (given: string) => {
    setText(given);
    setShown(await checkHere(given, keys));
    result.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(text);
  };
  return (
    <div className="cred-room">
      <div className="cred-about no-print">
        <form method="post" onSubmit={submit} className="cred-form">
          {paperCode && <Note tone="lapis">{t('verify.paper', { code: paperCode })}</Note>}
          <CredentialDrop
            onText={(given) => void check(given)}
            onTooBig={() => setShown({ kind: 'too-big' })}
          />
          <TextArea
            label={t('verify.paste')}
            hint={t('verify.pasteHint')}
            name="credential"
            rows={4}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={!ready || text.trim() === ''}>
            {t('verify.check')}
          </Button>
          <noscript>
            <Note tone="clay">{t('verify.noScript')}</Note>
          </noscript>
        </form>
        {children}
      </div>
      <div ref={result} tabIndex={-1} aria-live="polite">
        {shown && <Told shown={shown} paperCode={paperCode} />}
      </div>
    </div>
  );
}
