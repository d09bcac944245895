import type { TaughtChild } from '@ori/contracts/messaging';
import { type ReactNode, useId, useState } from 'react';
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

/** One child: what the parents opened, and the progress where they opened that. */
function Row({
  child,
  progressOf,
}: { readonly child: TaughtChild } & Pick<TaughtChildrenProps, 'progressOf'>) {
  const { t } = useTranslation('messages');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { childName, grants } = child;
  return (
    <li>
      <div className="teaching-row">
        <b>{childName}</b>
        <span className="flex flex-wrap gap-2">
          <Badge>{t('grants.short.messages')}</Badge>
          {grants.progress && <Badge tone="nile">{t('grants.short.progress')}</Badge>}
          {grants.records && <Badge tone="gold">{t('grants.short.records')}</Badge>}
          {grants.work && <Badge tone="leaf">{t('grants.short.work')}</Badge>}
        </span>
        {grants.progress && (
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('teaching.progressOf', { child: childName })}
          </Button>
        )}
        <Leave child={child} />
      </div>
      <div id={id} className="teaching-progress" hidden={!isOpen}>
        {isOpen && progressOf(child)}
      </div>
    </li>
  );
}

export interface TaughtChildrenProps {
  readonly taught: readonly TaughtChild[];
  /** How the learning of a child goes; asked for only where the parents opened it and the teacher looks. */
  readonly progressOf: (child: TaughtChild) => ReactNode;
}

/** The children somebody teaches, with what the parents opened. */
export function TaughtChildren({ taught, progressOf }: TaughtChildrenProps) {
  const { t } = useTranslation('messages');
  if (taught.length === 0) return null;
  return (
    <section className="teaching" aria-labelledby="taught">
      <h2 id="taught" className="text-2xl">
        {t('teaching.title')}
      </h2>
      <ul>
        {taught.map((child) => (
          <Row key={child.id} child={child} progressOf={progressOf} />
        ))}
      </ul>
    </section>
  );
}
