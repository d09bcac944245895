import type { Course } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { SUBJECT_LOOKS } from '../../../lib/subject-look.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { DialogWithTrigger } from '../../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../../ui/aria/press-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/note.tsx';
import { Ornament } from '../../../ui/ornament/ornament.tsx';
import { useRemoveCourse } from './own-courses.queries.ts';

interface CardProps {
  readonly course: Course;
  /** Only the maker changes a course. */
  readonly mayChange: boolean;
  readonly onChange: () => void;
}

/** Deletes after a word about what stays. */
function Removing({ course }: Pick<CardProps, 'course'>) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const toasts = useToasts();
  const remove = useRemoveCourse();
  const { id, title } = course;
  const decide = (close: () => void) =>
    remove.mutate(id, {
      onSuccess: () => {
        close();
        toasts.show({ type: 'success', title: t('ownCourse.removed', { title }) });
      },
    });
  return (
    <DialogWithTrigger
      alert
      trigger={
        <PressButton variant="quiet" aria-label={t('ownCourse.removeIt', { title })}>
          {t('ownCourse.remove')}
        </PressButton>
      }
      title={t('ownCourse.removeTitle', { title })}
      closeLabel={t('close')}
    >
      {(close) => (
        <>
          <p>{t('ownCourse.removeText')}</p>
          {remove.error && <Note tone="danger">{wordsOf(remove.error)}</Note>}
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={remove.isPending} onClick={() => decide(close)}>
              {t('ownCourse.remove')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('ownCourse.keep')}
            </Button>
          </div>
        </>
      )}
    </DialogWithTrigger>
  );
}

/** A course somebody of the family put together, with its lessons in order. */
export function OwnCourseCard({ course, mayChange, onChange }: CardProps) {
  const { t } = useTranslation('dashboard');
  const { title, subject, units, lessonCount } = course;
  const { ornament } = SUBJECT_LOOKS[subject];
  return (
    <Card as="li" className="own-card" corner={<Ornament name={ornament} className="size-40 opacity-25" />}>
      <h3 className="text-2xl">{title}</h3>
      <p className="text-mute">{t('ownCourse.count', { count: lessonCount })}</p>
      <ol>
        {units.flatMap(({ lessons }) => lessons.map(({ id, title: lesson }) => <li key={id}>{lesson}</li>))}
      </ol>
      {mayChange ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" aria-label={t('ownCourse.changeIt', { title })} onClick={onChange}>
            {t('ownCourse.change')}
          </Button>
          <Removing course={course} />
        </div>
      ) : (
        <p className="text-sm text-mute">{t('ownCourse.byOther')}</p>
      )}
    </Card>
  );
}
