import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { endLetters } from './end-letters.ts';

/** Ends the letters at a press, by the signed text of one; opening the link alone ends nothing, since programs open links. */
export function Unsubscribe({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('messages');
  const wordsOf = useFailureWords();
  const isLive = useHydrated();
  const [state, setState] = useState<'asked' | 'sending' | 'ended'>('asked');
  const [problem, setProblem] = useState<string | null>(null);
  const end = async (signed: string) => {
    setState('sending');
    const answer = await endLetters(signed);
    setProblem(answer.ok ? null : wordsOf(answer.failure));
    setState(answer.ok ? 'ended' : 'asked');
  };
  return (
    <div className="grid max-w-prose justify-items-start gap-6" aria-live="polite">
      {state === 'ended' ? (
        <Note tone="nile">{t('unsubscribe.done')}</Note>
      ) : (
        <>
          {token === null && <Note tone="clay">{t('unsubscribe.noToken')}</Note>}
          {problem !== null && <Note tone="danger">{problem}</Note>}
          <Button
            size="large"
            disabled={!isLive || token === null}
            busy={state === 'sending'}
            onClick={() => void end(token ?? '')}
          >
            {t('unsubscribe.end')}
          </Button>
        </>
      )}
    </div>
  );
}
