import type { Course } from '@ori/contracts/content';
import type { CourseProgress, LessonProgress } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useCourseProgress } from '../../../../features/learning/courses/learning.queries.ts';
import { densityOf, SUBJECT_LOOKS } from '../../../../lib/subject-look.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { LoadFailed } from '../../../../lib/load-failed.tsx';
import { SkeletonText } from '../../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Ornament } from '../../../../ui/ornament/ornament.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import '../../../../features/learning/courses/courses.css';

const COURSES = '/dashboard/student/courses';
const STATE_TONES = { new: 'mute', started: 'gold', completed: 'nile' } as const;

type Summary = Course['units'][number]['lessons'][number];

function LessonRow({
  courseId,
  lesson,
  progress,
}: {
  /** The course it is taken in: after it comes what follows there. */
  readonly courseId: string;
  readonly lesson: Summary;
  readonly progress: LessonProgress | undefined;
}) {
  const { t } = useTranslation('lesson');
  const state = progress?.state ?? 'new';
  return (
    <li className="course-lesson" data-state={state}>
      <div className="grid gap-1">
        <h3 className="text-xl">
          <Link to={`${COURSES}/${courseId}/lessons/${lesson.id}`} className="after:absolute after:inset-0">
            {lesson.title}
          </Link>
        </h3>
        <p className="text-mute">{lesson.summary}</p>
        <p className="flex flex-wrap items-center gap-3 text-sm text-mute">
          <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
          {t('head.minutes', { count: lesson.durationMin })}
          {progress && progress.answered > 0 && (
            <span>{t('practice.count', { answered: progress.answered, total: progress.total })}</span>
          )}
        </p>
      </div>
    </li>
  );
}

function Units({ progress }: { readonly progress: CourseProgress }) {
  const { course, lessons } = progress;
  const stateOf = new Map(lessons.map((lesson) => [lesson.lessonId, lesson]));
  return course.units.map((unit) => (
    <Card as="section" key={unit.id} aria-labelledby={unit.id} className="grid gap-4">
      <h2 id={unit.id} className={course.madeBy ? 'sr-only' : 'text-2xl'}>
        {unit.title}
      </h2>
      <ol className="grid gap-2">
        {unit.lessons.map((lesson) => (
          <LessonRow key={lesson.id} courseId={course.id} lesson={lesson} progress={stateOf.get(lesson.id)} />
        ))}
      </ol>
    </Card>
  ));
}

/** Whose course it is: a teacher's words, the family's, or one of the catalogue by subject and age. */
function useWhose({ teacher, madeBy, subject, band }: Course): string {
  const { t } = useTranslation('lesson');
  if (teacher !== undefined) return t('courses.byTeacher', { name: teacher });
  return madeBy === undefined ? `${t(`subject.${subject}`)} · ${t(`band.${band}`)}` : t('courses.own');
}

function CourseBody({ progress }: { readonly progress: CourseProgress }) {
  const { t } = useTranslation('lesson');
  const { course, completed, lessons, nextLessonId } = progress;
  const whose = useWhose(course);
  const { ornament, tone } = SUBJECT_LOOKS[course.subject];
  const isBegun = lessons.some(({ state }) => state !== 'new');
  return (
    <div className="page grid gap-8 pb-16" data-density={densityOf(course.band)}>
      <div className="relative">
        <div
          className="pointer-events-none absolute inset-0 mask-b-from-40% overflow-hidden"
          aria-hidden="true"
        >
          <Ornament name={ornament} className="absolute -top-20 -right-24 size-96 opacity-25" />
        </div>
        <PageHeader
          eyebrow={whose}
          title={course.title}
          trail={
            <Breadcrumbs
              label={t('courses.trail')}
              items={[{ label: t('courses.title'), to: COURSES }, { label: course.title }]}
            />
          }
          actions={
            nextLessonId && (
              <LinkButton to={`${COURSES}/${course.id}/lessons/${nextLessonId}`} size="large">
                {t(isBegun ? 'course.continue' : 'course.begin')}
              </LinkButton>
            )
          }
        />
      </div>
      <ProgressBar
        label={t('courses.progress')}
        value={completed}
        max={course.lessonCount}
        valueText={t('courses.done', { completed, total: course.lessonCount })}
        tone={tone}
      />
      <Units progress={progress} />
    </div>
  );
}

/** `/dashboard/student/courses/:id`: units and lessons, each with where one stands in it. */
export function Page() {
  const { t } = useTranslation('lesson');
  const { id = '' } = useParams();
  const { data, error, refetch } = useCourseProgress(id);
  if (data) return <CourseBody progress={data} />;
  return (
    <div className="page min-h-screen py-16">
      {error ? (
        <LoadFailed level={1} title={t('page.failed')} error={error} onAgain={() => void refetch()} />
      ) : (
        <>
          <h1 className="sr-only">{t('courses.title')}</h1>
          <SkeletonText lines={8} label={t('page.loading')} />
        </>
      )}
    </div>
  );
}
