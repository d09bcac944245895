import type { Band } from '@ori/contracts/content';
import type { LearnerCard, OpenCard } from '@ori/contracts/kim';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { GuessCard } from './guess-card.tsx';
import { readLessonCards } from './kim.calls.ts';
import { MappingAnswer } from './mapping-answer.tsx';
import { MappingNames } from './mapping-names.tsx';
import type { Reader } from './relation-words.ts';
import { useAnswered } from './use-answered.ts';
import './mapping.css';

const YOUNG: readonly Band[] = ['K-2', '3-5'];

function Card({ card, reader }: { readonly card: LearnerCard; readonly reader: Reader }) {
  const { t } = useTranslation('heritage');
  const [found, setFound] = useState<OpenCard | null>(card.open);
  const { hidden } = card;
  return (
    <article className="kim-card" aria-label={hidden.ancestralConcept}>
      <Ornament name="girih" className="absolute -right-16 -bottom-16 size-72 opacity-20" />
      <div className="grid gap-3">
        <MappingNames card={hidden} />
      </div>
      {!card.isDiscovered && (
        <div className="grid gap-3">
          <p className="font-display text-xl">{t('kim.guess.title')}</p>
          <GuessCard card={hidden} reader={reader} who="learner" again={card.again} onFound={setFound} />
        </div>
      )}
      {found && <MappingAnswer card={found} reader={reader} />}
    </article>
  );
}

export interface LessonCardsProps {
  readonly lessonId: string;
  readonly band: Band;
}

/** The mappings of a lesson for a learner who is asked about them: the answer comes once it is found. */
export function LessonCards({ lessonId, band }: LessonCardsProps) {
  const { t } = useTranslation();
  const { value, failure } = useAnswered(readLessonCards, lessonId);
  const cards = failure ? [] : (value?.cards ?? null);
  if (cards === null)
    return (
      <div role="status">
        <span className="sr-only">{t('overlay.loading')}</span>
        <Skeleton className="h-72 w-full" />
      </div>
    );
  const reader = YOUNG.includes(band) ? 'child' : 'grown';
  return cards.map((card) => <Card key={card.id} card={card} reader={reader} />);
}
