import type { StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { COURSES, lessonPlace } from '../../lib/work-places.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { leadingOf } from './lesson-place.ts';
import { LessonPicture, SUBJECT_TONES } from './lesson-picture.tsx';

function NothingLeft() {
  const { t } = useTranslation('dashboard');
  return (
    <Card>
      <EmptyState
        title={t('room.allDone')}
        text={t('room.allDoneText')}
        actions={<LinkButton to={COURSES}>{t('room.courses')}</LinkButton>}
      />
    </Card>
  );
}

const BUTTONS = {
  continue: 'room.goOn',
  given: 'room.begin',
  placed: 'room.begin',
  new: 'room.begin',
  again: 'room.doAgain',
} as const;

/** The one thing to do now, with the lesson's own drawing. */
export function LeadingCard({ home, note }: { readonly home: StudentHome; readonly note?: string }) {
  const { t } = useTranslation('dashboard');
  const leading = leadingOf(home);
  if (!leading) return <NothingLeft />;
  const { lesson, kind } = leading;
  const { current } = home;
  return (
    <Card as="section" className="grid items-center gap-6 overflow-hidden sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-4">
        <p className="flex flex-wrap gap-2">
          <Badge tone={SUBJECT_TONES[lesson.subject]}>{t(`subject.${lesson.subject}`)}</Badge>
          <Badge>{t('room.duration', { count: lesson.durationMin })}</Badge>
        </p>
        <div>
          <p className="eyebrow">{t(`room.${kind}`)}</p>
          <h2 className="text-3xl">{lesson.title}</h2>
        </div>
        <p className="max-w-prose text-mute">{lesson.summary}</p>
        {note && <p className="max-w-prose text-sm text-mute">{note}</p>}
        {current && kind === 'continue' && (
          <ProgressBar
            label={t('current.practice')}
            value={current.progress.answered}
            max={current.progress.total}
            valueText={t('current.answered', {
              answered: current.progress.answered,
              total: current.progress.total,
            })}
          />
        )}
        <p>
          <LinkButton to={lessonPlace(lesson)} size="large">
            {t(BUTTONS[kind])}
          </LinkButton>
        </p>
      </div>
      <LessonPicture lesson={lesson} className="size-40 justify-self-center sm:size-56 lg:size-64" />
    </Card>
  );
}
