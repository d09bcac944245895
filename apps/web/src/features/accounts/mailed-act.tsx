import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Result } from '@ori/contracts/result';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

interface Over {
  /** Says that the link counts no more. */
  readonly text: string;
  readonly to: string;
  readonly label: string;
}

function Refused({ failure, over }: { readonly failure: Failure; readonly over: Over }) {
  const wordsOf = useFailureWords();
  if (failure.code !== 'link-expired') return <Note tone="danger">{wordsOf(failure)}</Note>;
  return (
    <Note tone="clay">
      {over.text} <Link to={over.to}>{over.label}</Link>
    </Note>
  );
}

interface MailedActProps<Value> {
  readonly token: string | null;
  readonly act: (token: string) => Promise<Result<Value, Failure>>;
  readonly yes: string;
  /** What somebody does who did not ask for it. */
  readonly not: string;
  readonly over: Over;
  readonly children: (value: Value) => ReactNode;
}

/**
 * What the signed text of a letter does at a press, and `children` once it is done; opening the link alone does
 * nothing, since programs open links.
 */
export function MailedAct<Value>({ token, act, yes, not, over, children }: MailedActProps<Value>) {
  const { t } = useTranslation('auth');
  const isLive = useHydrated();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Result<Value, Failure> | null>(null);
  const press = async () => {
    setSending(true);
    setAnswer(await act(token ?? ''));
    setSending(false);
  };
  return (
    <div className="grid max-w-prose justify-items-start gap-6" aria-live="polite">
      {answer?.ok ? (
        children(answer.value)
      ) : (
        <>
          {token === null && <Note tone="clay">{t('confirmEmail.noToken')}</Note>}
          {answer !== null && <Refused failure={answer.failure} over={over} />}
          <Button
            size="large"
            disabled={!isLive || token === null}
            busy={isSending}
            onClick={() => void press()}
          >
            {yes}
          </Button>
          <p className="text-mute">{not}</p>
        </>
      )}
    </div>
  );
}
