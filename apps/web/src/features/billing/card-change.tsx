import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { openCardPage } from './billing.calls.ts';
import { useCardTaken } from './billing.queries.ts';

interface Props {
  /** The last payment failed: this is what to press. */
  readonly isOverdue: boolean;
}

/** Leads to the payment service's page for another card. */
export function CardChange({ isOverdue }: Props) {
  const { t } = useTranslation('billing');
  const wordsOf = useFailureWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setFailure(null);
    setLeaving(true);
    const answer = await openCardPage();
    if (answer.ok) return window.location.assign(answer.value.url);
    setLeaving(false);
    setFailure(answer.failure);
  };
  return (
    <>
      <Button variant={isOverdue ? 'primary' : 'secondary'} busy={isLeaving} onClick={() => void leave()}>
        {t(isOverdue ? 'card.put' : 'card.change')}
      </Button>
      <div aria-live="assertive">{failure && <Note tone="danger">{wordsOf(failure)}</Note>}</div>
    </>
  );
}

/** Takes the card whose page the payer comes back from, once, and says when it was refused. */
export function CardTaken() {
  const [search, setSearch] = useSearchParams();
  const { t } = useTranslation('billing');
  const wordsOf = useFailureWords();
  const { mutate, isPending, error } = useCardTaken();
  const isAsked = useRef(false);
  const ref = search.get('card');
  useEffect(() => {
    if (ref === null || isAsked.current) return;
    isAsked.current = true;
    mutate(ref, {
      onSettled: () =>
        setSearch(
          (now) => {
            const rest = new URLSearchParams(now);
            rest.delete('card');
            return rest;
          },
          { replace: true },
        ),
    });
  }, [ref, mutate, setSearch]);
  return (
    <div aria-live="polite">
      {isPending && <Note tone="lapis">{t('card.looking')}</Note>}
      {error && <Note tone="danger">{wordsOf(error)}</Note>}
    </div>
  );
}
