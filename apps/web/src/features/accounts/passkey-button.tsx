import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { signInWithPasskey } from './passkeys.calls.ts';
import { useSessionStore } from './session.ts';

/** Signs in by passkey: at the door, and in place of a mailed code. */
export function PasskeyButton({ label }: { readonly label: string }) {
  const { t } = useTranslation();
  const store = useSessionStore();
  const wordsOf = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const press = async () => {
    setAsking(true);
    setFailure(null);
    const entered = await signInWithPasskey(store);
    setAsking(false);
    if (!entered.ok) setFailure(entered.failure);
  };
  return (
    <div className="grid gap-2">
      <Button variant="secondary" wide busy={isAsking} onClick={() => void press()}>
        {isAsking ? t('auth:signIn.passkeyAsking') : label}
      </Button>
      <div aria-live="assertive">{failure && <Note tone="danger">{wordsOf(failure)}</Note>}</div>
    </div>
  );
}
