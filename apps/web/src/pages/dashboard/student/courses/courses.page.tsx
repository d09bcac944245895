import type { Course, Subject } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCompletedCounts, useCourseList } from '../../../../features/learning/courses/learning.queries.ts';
import { SUBJECT_LOOKS } from '../../../../lib/subject-look.ts';
import { useFailureWords } from '../../../../lib/failure-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { SkeletonText } from '../../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../../ui/feedback/states.tsx';
import { Emblem } from '../../../../ui/ornament/emblem.tsx';
import { Ornament } from '../../../../ui/ornament/ornament.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';

const SUBJECTS = Object.keys(SUBJECT_LOOKS) as Subject[];

function CourseCard({ course, completed }: { readonly course: Course; readonly completed: number }) {
  const { t } = useTranslation('lesson');
  const { ornament, tone } = SUBJECT_LOOKS[course.subject];
  const { lessonCount: total } = course;
  return (
    <Card as="li" className="grid gap-3" corner={<Ornament name={ornament} className="size-40 opacity-25" />}>
      <p className="eyebrow">{t(`band.${course.band}`)}</p>
      <h3 className="text-2xl">
        <Link to={course.id} className="after:absolute after:inset-0">
          {course.title}
        </Link>
      </h3>
      <p className="text-mute">{course.units.map(({ title }) => title).join(' · ')}</p>
      <ProgressBar
        label={t('courses.progress')}
        value={completed}
        max={total}
        valueText={t('courses.done', { completed, total })}
        tone={tone}
      />
    </Card>
  );
}

interface ShelfProps {
  readonly subject: Subject;
  readonly courses: readonly Course[];
  readonly completed: ReadonlyMap<string, number>;
}

function Shelf({ subject, courses, completed }: ShelfProps) {
  const { t } = useTranslation('lesson');
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  return (
    <section aria-labelledby={`subject-${subject}`} className="grid gap-4">
      <h2 id={`subject-${subject}`} className="flex items-center gap-3 text-3xl" data-tone={tone}>
        <Emblem shape={emblem} size={44} className="text-gold" />
        {t(`subject.${subject}`)}
      </h2>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} completed={completed.get(course.id) ?? 0} />
        ))}
      </ul>
    </section>
  );
}

/** Courses by subject, each with how far one is in it. */
export function Shelves({ courses }: { readonly courses: readonly Course[] }) {
  const completed = useCompletedCounts(courses);
  const shelves = SUBJECTS.map((subject) => ({
    subject,
    courses: courses.filter((course) => course.subject === subject),
  }));
  return shelves
    .filter((shelf) => shelf.courses.length > 0)
    .map((shelf) => <Shelf key={shelf.subject} {...shelf} completed={completed} />);
}

/** `/dashboard/student/courses`: all courses by subject, with how far one is in each. */
export function Page() {
  const { t } = useTranslation('lesson');
  const wordsOf = useFailureWords();
  const { data, error, refetch } = useCourseList();
  return (
    <div className="page grid gap-10 pb-16">
      <PageHeader title={t('courses.title')} lead={t('courses.lead')} />
      {error && (
        <ErrorState
          title={t('page.failed')}
          text={wordsOf(error)}
          actions={<Button onClick={() => void refetch()}>{t('practice.reload')}</Button>}
        />
      )}
      {!data && !error && <SkeletonText lines={6} label={t('page.loading')} />}
      {data?.courses.length === 0 && <EmptyState title={t('courses.empty')} />}
      {data && <Shelves courses={data.courses} />}
    </div>
  );
}
