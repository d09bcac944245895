import type { Band, Course, Subject } from '@ori/contracts/content';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../../features/accounts/session.ts';
import { useCompletedCounts } from '../../../../features/learning/courses/learning.queries.ts';
import { SUBJECT_LOOKS } from '../../../../lib/subject-look.ts';
import { useCourses } from '../../../../lib/use-courses.ts';
import type { Tone } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { LoadFailed } from '../../../../lib/load-failed.tsx';
import { SkeletonText } from '../../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { Emblem, type EmblemShape } from '../../../../ui/ornament/emblem.tsx';
import { Ornament } from '../../../../ui/ornament/ornament.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';

const SUBJECTS = Object.keys(SUBJECT_LOOKS) as Subject[];

const isOwn = ({ madeBy }: Course): boolean => madeBy !== undefined;

/** A teacher put it together, and gave the learner a part of it. */
const isTeachers = ({ teacher }: Course): boolean => teacher !== undefined;

/** What a course is made of: its units, or where a family made it, its lessons. */
function partsOf(course: Course): string[] {
  const parts = isOwn(course) ? course.units.flatMap(({ lessons }) => lessons) : course.units;
  return parts.map(({ title }) => title);
}

function CourseCard({ course, completed }: { readonly course: Course; readonly completed: number }) {
  const { t } = useTranslation('lesson');
  const { ornament, tone } = SUBJECT_LOOKS[course.subject];
  const { lessonCount: total } = course;
  return (
    <Card as="li" className="grid gap-3" corner={<Ornament name={ornament} className="size-40 opacity-25" />}>
      {!isOwn(course) && <p className="eyebrow">{t(`band.${course.band}`)}</p>}
      {course.teacher !== undefined && (
        <p className="eyebrow">{t('courses.byTeacher', { name: course.teacher })}</p>
      )}
      <h3 className="text-2xl">
        <Link to={course.id} className="after:absolute after:inset-0">
          {course.title}
        </Link>
      </h3>
      <p className="text-mute">{partsOf(course).join(' · ')}</p>
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
  readonly id: string;
  readonly title: string;
  readonly emblem: EmblemShape;
  readonly tone: Tone;
  readonly courses: readonly Course[];
}

type Completed = ReadonlyMap<string, number>;

function Cards({
  courses,
  completed,
}: {
  readonly courses: readonly Course[];
  readonly completed: Completed;
}) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} completed={completed.get(course.id) ?? 0} />
      ))}
    </ul>
  );
}

interface ShelfPartProps {
  readonly shelf: ShelfProps;
  readonly completed: Completed;
  /** The band of the learner's age, whose courses stand in front; null shows all alike. */
  readonly band: Band | null;
}

function Shelf({ shelf, completed, band }: ShelfPartProps) {
  const { t } = useTranslation('lesson');
  const { id, title, emblem, tone, courses } = shelf;
  const isNear = (course: Course) => isOwn(course) || course.band === band || completed.get(course.id);
  const near = courses.filter(isNear);
  const first = near.length > 0 ? near : courses;
  const others = courses.filter((course) => !first.includes(course));
  return (
    <section aria-labelledby={`shelf-${id}`} className="grid gap-4">
      <h2 id={`shelf-${id}`} className="flex items-center gap-3 text-3xl" data-tone={tone}>
        <Emblem shape={emblem} size={44} className="text-gold" />
        {title}
      </h2>
      <Cards courses={first} completed={completed} />
      {others.length > 0 && (
        <Disclosure summary={t('courses.otherAges')}>
          <Cards courses={others} completed={completed} />
        </Disclosure>
      )}
    </section>
  );
}

/** What the family put together first, then what teachers gave, then the catalogue by subject. */
function useShelves(all: readonly Course[]): ShelfProps[] {
  const { t } = useTranslation('lesson');
  const own: ShelfProps = {
    id: 'own',
    title: t('courses.own'),
    emblem: 'circles',
    tone: 'gold',
    courses: all.filter((course) => isOwn(course) && !isTeachers(course)),
  };
  const given: ShelfProps = {
    id: 'given',
    title: t('courses.given'),
    emblem: 'hexagon',
    tone: 'leaf',
    courses: all.filter(isTeachers),
  };
  const bySubject = SUBJECTS.map((subject) => ({
    id: subject,
    title: t(`subject.${subject}`),
    ...SUBJECT_LOOKS[subject],
    courses: all.filter((course) => course.subject === subject && !isOwn(course)),
  }));
  return [own, given, ...bySubject].filter(({ courses }) => courses.length > 0);
}

/** Courses on their shelves, each with how far one is in it; those of the learner's age and those begun first. */
export function Shelves({ courses }: { readonly courses: readonly Course[] }) {
  const completed = useCompletedCounts();
  const { user } = useSession();
  const band = user?.ageGroup ? BAND_OF_AGE[user.ageGroup] : null;
  return useShelves(courses).map((shelf) => (
    <Shelf key={shelf.id} shelf={shelf} completed={completed} band={band} />
  ));
}

/** `/dashboard/student/courses`: all courses by subject, with how far one is in each. */
export function Page() {
  const { t } = useTranslation('lesson');
  const { data, error, refetch } = useCourses();
  return (
    <div className="page grid gap-10 pb-16">
      <PageHeader title={t('courses.title')} lead={t('courses.lead')} />
      {error && <LoadFailed title={t('page.failed')} error={error} onAgain={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={6} label={t('page.loading')} />}
      {data?.courses.length === 0 && <EmptyState title={t('courses.empty')} />}
      {data && <Shelves courses={data.courses} />}
    </div>
  );
}
