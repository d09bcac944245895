import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Celebration } from '../practice/celebration.tsx';
import { completeLesson, useCourseProgress } from './learning.queries.ts';

const COURSES = '/dashboard/student/courses';

function NextLesson({ courseId }: { readonly courseId: string }) {
  const { t } = useTranslation('lesson');
  const { data } = useCourseProgress(courseId);
  const next = data?.nextLessonId;
  const lesson = data?.course.units.flatMap(({ lessons }) => lessons).find(({ id }) => id === next);
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {lesson && (
        <LinkButton to={`${COURSES}/${courseId}/lessons/${lesson.id}`} size="large">
          {t('finished.next', { title: lesson.title })}
        </LinkButton>
      )}
      <LinkButton to={`${COURSES}/${courseId}`} variant="secondary">
        {t('finished.course')}
      </LinkButton>
      <LinkButton to="/dashboard" variant="secondary">
        {t('finished.home')}
      </LinkButton>
    </div>
  );
}

interface FinishedProps {
  readonly courseId: string;
  readonly lessonId: string;
  /** For those who cannot read yet. */
  readonly spoken: boolean;
}

/** Completes the lesson, then celebrates what was done and shows where to go on. */
export function Finished({ courseId, lessonId, spoken }: FinishedProps) {
  const { t } = useTranslation('lesson');
  const wordsOf = useFailureWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['lessons', lessonId, 'completed'],
    queryFn: () => completeLesson({ courseId, lessonId }),
    staleTime: Infinity,
    retry: 2,
  });
  if (error)
    return (
      <ErrorState
        level={3}
        title={t('finished.failed')}
        text={wordsOf(error)}
        actions={<Button onClick={() => void refetch()}>{t('practice.reload')}</Button>}
      />
    );
  if (!data) return null;
  return (
    <Celebration
      stars={data}
      spoken={spoken}
      title={t('finished.title')}
      text={
        data.right > 0 ? t('finished.text', { right: data.right, total: data.total }) : t('finished.answered')
      }
    >
      <NextLesson courseId={courseId} />
    </Celebration>
  );
}
