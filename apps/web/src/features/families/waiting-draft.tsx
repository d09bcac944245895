import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { sendDraft, useFamilyChanged } from './families.queries.ts';
import { forgetDraft, type KeptDraft } from './kept-draft.ts';
import type { NewSignIn } from './sign-in-card.tsx';

interface Props {
  readonly kept: KeptDraft;
  /** The secret where it is still known: not after the page was left. */
  readonly pin: string | null;
  /** Says whether the address is confirmed, and sends the letter again. */
  readonly address: ReactNode;
  readonly onAdded: (signIn: NewSignIn) => void;
  /** The draft is dropped: the form is filled in again. */
  readonly onAgain: () => void;
}

/** Tries by itself when the page opens and whenever somebody comes back to it, since the letter opens beside it. */
function useSending({ kept, pin, onAdded }: Pick<Props, 'kept' | 'pin' | 'onAdded'>) {
  const changed = useFamilyChanged();
  const [failure, setFailure] = useState<Failure | null>(null);
  const busy = useRef(false);
  const send = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const answer = await sendDraft(kept.draft);
    busy.current = false;
    if (!answer.ok) return setFailure(answer.failure);
    forgetDraft();
    changed();
    onAdded({ child: answer.value.child, pin });
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && latest.current());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return { failure, send };
}

/** A child that waits for its parent's address to be confirmed: what to do, and what is kept where until then. */
export function WaitingDraft({ kept, pin, address, onAdded, onAgain }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const { failure, send } = useSending({ kept, pin, onAdded });
  const [isPressed, setPressed] = useState(false);
  const isWaiting = failure === null || failure.code === 'address-unconfirmed';
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(kept.goodUntil));
  const press = () => {
    setPressed(true);
    void send();
  };
  const drop = () => {
    forgetDraft();
    onAgain();
  };
  return (
    <Card as="section" className="grid max-w-3xl gap-5" aria-live="polite">
      <h2 className="text-2xl">{t('draft.title')}</h2>
      <p>{t('draft.why')}</p>
      <p className="text-mute">{t('draft.kept', { day })}</p>
      {address}
      {isWaiting
        ? isPressed && failure && <Note tone="lapis">{t('draft.notYet')}</Note>
        : failure && <Note tone="danger">{wordsOf(failure)}</Note>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={press}>{t('draft.send')}</Button>
        <Button variant="secondary" onClick={drop}>
          {t('draft.again')}
        </Button>
      </div>
    </Card>
  );
}
