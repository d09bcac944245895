import type { TaughtChild } from '@ori/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useEndLink } from './links.queries.ts';

/** A teacher may leave at any time; asked once more, since only the parents can link anew. */
function Leave({ child: { id, childName } }: { readonly child: TaughtChild }) {
  const { t } = useTranslation('messages');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const end = useEndLink(id);
  const [isAsking, setAsking] = useState(false);
  const leave = () =>
    end.mutate(undefined, {
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  if (!isAsking)
    return (
      <Button
        variant="quiet"
        aria-label={t('teaching.leaveThis', { child: childName })}
        onClick={() => setAsking(true)}
      >
        {t('teaching.leave')}
      </Button>
    );
  return (
    <div className="teacher-ask" role="group" aria-label={t('teaching.leaveAsk', { child: childName })}>
      <p>{t('teaching.leaveAsk', { child: childName })}</p>
      <Button variant="danger" busy={end.isPending} onClick={leave}>
        {t('teachers.endYes')}
      </Button>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        {t('teachers.endNo')}
      </Button>
    </div>
  );
}

/** The children somebody teaches, with what the parents opened. */
export function TaughtChildren({ taught }: { readonly taught: readonly TaughtChild[] }) {
  const { t } = useTranslation('messages');
  if (taught.length === 0) return null;
  return (
    <section className="teaching" aria-labelledby="taught">
      <h2 id="taught" className="text-2xl">
        {t('teaching.title')}
      </h2>
      <ul>
        {taught.map((child) => (
          <li key={child.id} className="teaching-row">
            <b>{child.childName}</b>
            <span className="flex flex-wrap gap-2">
              <Badge>{t('grants.short.messages')}</Badge>
              {child.grants.progress && <Badge tone="nile">{t('grants.short.progress')}</Badge>}
              {child.grants.records && <Badge tone="gold">{t('grants.short.records')}</Badge>}
            </span>
            <Leave child={child} />
          </li>
        ))}
      </ul>
    </section>
  );
}
