import type { LessonSummary } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lessonPlace } from '../../lib/work-places.ts';
import { Card } from '../../ui/card.tsx';
import { LessonPicture } from './lesson-picture.tsx';

interface Props {
  readonly lessons: readonly LessonSummary[];
}

/** New lessons as cards, each with its drawing. */
export function NextCards({ lessons }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {lessons.map((lesson) => (
        <Card as="li" key={lesson.id} look="plain" className="card-link">
          <Link to={lessonPlace(lesson)} className="lesson-link gap-3">
            <LessonPicture lesson={lesson} className="size-24" />
            <span className="lesson-title font-display text-xl font-semibold">{lesson.title}</span>
            <span className="text-sm text-mute">
              {t(`subject.${lesson.subject}`)} · {t('room.duration', { count: lesson.durationMin })}
            </span>
          </Link>
        </Card>
      ))}
    </ul>
  );
}

/** New lessons as a reading list with what they are about. */
export function NextList({ lessons }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <ol className="grid">
      {lessons.map((lesson, index) => (
        <li key={lesson.id} className="border-b border-line last:border-0">
          <Link to={lessonPlace(lesson)} className="lesson-link grid-cols-[2.5rem_1fr] gap-3 py-4">
            <span className="font-display text-2xl text-gold tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <span className="lesson-title block font-display text-xl font-semibold">{lesson.title}</span>
              <span className="block text-mute">{lesson.summary}</span>
              <span className="text-sm text-mute">
                {t(`subject.${lesson.subject}`)} · {t('room.duration', { count: lesson.durationMin })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** New lessons on a shelf, each with its drawing and what it is about; in no order. */
export function NextShelf({ lessons }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className="next-shelf">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <Link to={lessonPlace(lesson)} className="lesson-link">
            <LessonPicture lesson={lesson} className="size-20" />
            <span>
              <span className="eyebrow">
                {t(`subject.${lesson.subject}`)} · {t('room.duration', { count: lesson.durationMin })}
              </span>
              <span className="lesson-title block font-display text-xl font-semibold">{lesson.title}</span>
              <span className="block text-mute">{lesson.summary}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
