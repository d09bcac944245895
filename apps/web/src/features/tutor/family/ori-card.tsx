import { Soup } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { OriEmblem } from '../../../ui/ornament/ori-emblem.tsx';
import { useParentCards } from './family-tutor.queries.ts';
import './family.css';

interface OriCardProps {
  readonly childId: string;
  /** What stands here where the card can't be had. */
  readonly fallback: ReactNode;
}

/** Ori's card about a child's day: what happened, where it stuck, a question and a task for the evening. */
export function OriCard({ childId, fallback }: OriCardProps) {
  const { t } = useTranslation('dashboard');
  const cards = useParentCards();
  if (cards.isPending && cards.fetchStatus !== 'paused') return <Skeleton className="h-72 w-full" />;
  const card = cards.data?.cards.find((each) => each.childId === childId);
  if (!card) return fallback;
  return (
    <div className="ori-card">
      <p className="ori-card-head">
        <OriEmblem mood={card.stuck ? 'thinking' : 'greeting'} size={40} />
        <span>{t('ori.card')}</span>
      </p>
      <p>{card.today}</p>
      {card.stuck && <p className="text-mute">{card.stuck}</p>}
      <h3 className="ori-card-label">{t('tonight.ask')}</h3>
      <p className="ori-card-question">{card.askTonight}</p>
      <h3 className="ori-card-label">
        <Soup size={16} aria-hidden="true" />
        {t('ori.kitchenTable')}
      </h3>
      <p>{card.kitchenTable}</p>
    </div>
  );
}
