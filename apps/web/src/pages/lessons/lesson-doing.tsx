import type { Lesson } from '@ori/contracts/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterPredict } from '../../features/learning/lesson/later-predict.ts';
import { LessonPart } from '../../features/learning/lesson/lesson-part.tsx';
import { ExamplePart } from '../../features/learning/lesson/worked-part.tsx';
import { aloudIn } from './aloud-in.ts';
import '../../ui/styles/choices.css';

interface LessonDoingProps {
  readonly lesson: Pick<Lesson, 'band' | 'locale' | 'interactives' | 'worked' | 'faded'>;
  /** The practice of this reader: a player, or an invitation. */
  readonly practice: ReactNode;
}

/** What the reader does: tries, follows an example, practises. */
export function LessonDoing({ lesson, practice }: LessonDoingProps) {
  const { t } = useTranslation('lesson');
  return (
    <>
      <LessonPart
        id="interactive"
        title={t('predict.title')}
        eyebrow={t('part.interactive')}
        look="panel"
        aloud={aloudIn(lesson)}
      >
        {lesson.interactives.map((interactive, at) => (
          <LaterPredict
            key={interactive.title}
            interactive={interactive}
            lang={lesson.locale}
            name={`predict-${at}`}
            isYoung={lesson.band === 'K-2'}
          />
        ))}
      </LessonPart>
      <LessonPart id="worked" title={t('worked.title')} eyebrow={t('part.worked')} aloud={aloudIn(lesson)}>
        <ExamplePart example={lesson.worked} lang={lesson.locale} />
        <h3>{t('faded.title')}</h3>
        <ExamplePart example={lesson.faded} lang={lesson.locale} faded spoken={lesson.band === 'K-2'} />
      </LessonPart>
      <LessonPart id="practice" title={t('practice.title')} eyebrow={t('part.practice')} look="panel">
        {practice}
      </LessonPart>
    </>
  );
}
