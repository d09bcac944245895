import type { User } from '@ori/contracts/accounts';
import type { KimLevel, Lesson } from '@ori/contracts/content';
import type { LessonProgress } from '@ori/contracts/learning';
import { showSynthesis } from '@ori/core/kim/levels';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../../../../features/accounts/session.ts';
import { useKimLevel } from '../../../../features/heritage/use-kim-level.ts';
import { LaterLessonCards } from '../../../../features/kim/later-lesson-cards.tsx';
import { LaterFinished, useFinishedAhead } from '../../../../features/learning/courses/later-finished.tsx';
import {
  keepPlace,
  useLesson,
  useStartedLesson,
} from '../../../../features/learning/courses/learning.queries.ts';
import { PracticePlayer } from '../../../../features/learning/practice/practice-player.tsx';
import { lessonPractice } from '../../../../features/learning/practice/practice-source.ts';
import { useOpenedLesson } from '../../../../features/search/opened/use-opened-lesson.ts';
import { LaterWorkHelp } from '../../../../features/tutor/work/later-work-help.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { FailedCall } from '../../../../lib/failure.ts';
import { useLoadFailureWords } from '../../../../lib/load-failure-words.ts';
import { LoadFailed } from '../../../../lib/load-failed.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonText } from '../../../../ui/feedback/skeleton.tsx';
import { LessonArticle, useLessonPlace } from '../../../lessons/lesson-article.tsx';

const COURSES = '/dashboard/student/courses';
/** Nobody who scrolls past a part is said to have stopped there. */
const SETTLED_MS = 1_500;

/** Whether relations are asked first: those who cannot read yet are told. */
const asksRelations = (user: User | null, level: KimLevel): boolean =>
  showSynthesis(level) && user?.ageGroup !== 'k2';

/** Goes to where the learner left, once, unless the address names a part itself. */
function useResume(section: string | null): void {
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current) return;
    resumed.current = true;
    const part = window.location.hash.slice(1) || section;
    if (part && part !== 'hook') document.getElementById(part)?.scrollIntoView();
  }, [section]);
}

function useKeptPlace(courseId: string, lessonId: string, current: string | null): void {
  useEffect(() => {
    if (current === null) return undefined;
    const timer = setTimeout(() => void keepPlace({ courseId, lessonId }, current), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [courseId, lessonId, current]);
}

function Trail({ courseId, lesson }: Pick<PlayerProps, 'courseId' | 'lesson'>) {
  const { t } = useTranslation('lesson');
  const isOwn = courseId !== lesson.courseId;
  return (
    <Breadcrumbs
      label={t('courses.trail')}
      items={[
        { label: t('courses.title'), to: COURSES },
        {
          label: isOwn ? t('courses.own') : `${t(`subject.${lesson.subject}`)} ${t(`band.${lesson.band}`)}`,
          to: `${COURSES}/${courseId}`,
        },
        { label: lesson.title },
      ]}
    />
  );
}

interface PlayerProps {
  readonly user: User;
  readonly courseId: string;
  readonly lesson: Lesson;
  readonly progress: LessonProgress;
}

function Player({ user, courseId, lesson, progress }: PlayerProps) {
  const level = useKimLevel(user);
  const current = useLessonPlace(lesson, level);
  const source = useMemo(() => lessonPractice(lesson.id), [lesson.id]);
  useFinishedAhead();
  useResume(progress.section);
  useKeptPlace(courseId, lesson.id, current);
  useOpenedLesson(lesson);
  return (
    <LessonArticle
      lesson={lesson}
      kimLevel={level}
      current={current}
      cards={
        asksRelations(user, level) ? <LaterLessonCards lessonId={lesson.id} band={lesson.band} /> : undefined
      }
      trail={<Trail courseId={courseId} lesson={lesson} />}
      practice={
        <PracticePlayer
          key={`${user.id} ${lesson.id} ${lesson.locale}`}
          source={source}
          learnerId={user.id}
          spoken={lesson.band === 'K-2'}
          Help={LaterWorkHelp}
          renderDone={() => (
            <LaterFinished courseId={courseId} lessonId={lesson.id} spoken={lesson.band === 'K-2'} />
          )}
        />
      }
    />
  );
}

const hasCode = (error: Error, code: string): boolean =>
  error instanceof FailedCall && error.failure.code === code;

interface FailedProps {
  readonly error: Error;
  readonly lessonId: string;
  readonly onAgain: () => void;
}

/** A lesson that did not come. Nothing new begins while a child waits for a place or had enough for today: then it can be read as ever. */
function Failed({ error, lessonId, onAgain }: FailedProps) {
  const { t } = useTranslation('lesson');
  const wordsOf = useLoadFailureWords();
  const isEnough = hasCode(error, 'enough-for-today');
  if (!isEnough && !hasCode(error, 'place-resting'))
    return <LoadFailed level={1} title={t('page.failed')} error={error} onAgain={onAgain} />;
  return (
    <EmptyState
      level={1}
      title={isEnough ? wordsOf(error) : t('page.resting')}
      text={isEnough ? undefined : wordsOf(error)}
      actions={<LinkButton to={`/lessons/${lessonId}`}>{t('page.read')}</LinkButton>}
    />
  );
}

/** A lesson as a learner does it: their place is kept, their practice counted. */
export function Page() {
  const { t } = useTranslation('lesson');
  const { id: courseId = '', lessonId = '' } = useParams();
  const { user } = useSession();
  const level = useKimLevel(user);
  const lesson = useLesson(lessonId, asksRelations(user, level) ? 'apart' : 'told');
  const started = useStartedLesson({ courseId, lessonId });
  const error = lesson.error ?? started.error;
  if (error)
    return (
      <Failed
        error={error}
        lessonId={lessonId}
        onAgain={() => void Promise.all([lesson.refetch(), started.refetch()])}
      />
    );
  if (!user || !lesson.data || !started.data)
    return (
      <div className="page min-h-screen py-16">
        <h1 className="sr-only">{t('courses.title')}</h1>
        <SkeletonText lines={8} label={t('page.loading')} />
      </div>
    );
  return (
    <Player key={lessonId} user={user} courseId={courseId} lesson={lesson.data} progress={started.data} />
  );
}
