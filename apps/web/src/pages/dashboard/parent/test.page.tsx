import type { Child } from '@ori/contracts/families';
import type { Course } from '@ori/contracts/content';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useChildren } from '../../../features/families/families.queries.ts';
import { NoChildren } from '../../../features/families/no-children.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { useCourses } from '../../../lib/use-courses.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { coursesFor } from './courses-for.ts';
import { TryLesson } from './try-lesson.tsx';
import './test.css';

const addressOf = (child: Child, lessonId: string): string =>
  `?${new URLSearchParams({ child: child.id, lesson: lessonId })}`;

function CourseLessons({ child, course }: { readonly child: Child; readonly course: Course }) {
  const headingId = useId();
  return (
    <section className="try-course" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        {course.title}
      </h2>
      <ul>
        {course.units.flatMap(({ lessons }) =>
          lessons.map(({ id, title }) => (
            <li key={id}>
              <Link to={addressOf(child, id)} className="inline-flex min-h-10 items-center">
                {title}
              </Link>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function Courses({ child, courses }: { readonly child: Child; readonly courses: readonly Course[] }) {
  return (
    <div className="try-courses">
      {courses.map((course) => (
        <CourseLessons key={course.id} child={child} course={course} />
      ))}
    </div>
  );
}

function Chooser({ child, family }: { readonly child: Child; readonly family: readonly Child[] }) {
  const { t } = useTranslation('privacy');
  const courses = useCourses();
  const [, setSearch] = useSearchParams();
  return (
    <div className="page pb-16">
      <PageHeader title={t('try.title')} lead={t('try.lead')} />
      <div className="grid gap-8">
        <div className="max-w-xs">
          <Select
            label={t('try.as')}
            value={child.id}
            options={family.map(({ id, firstName }) => ({ value: id, label: firstName }))}
            onChange={({ target }) => setSearch({ child: target.value }, { preventScrollReset: true })}
          />
        </div>
        <Loaded query={courses} waiting={<Skeleton className="h-96 w-full" />}>
          {({ courses: all }) => {
            const { own, others } = coursesFor(child.ageGroup, all);
            return (
              <>
                <Courses child={child} courses={own} />
                <Disclosure summary={t('try.otherAges')} open={own.length === 0}>
                  <Courses child={child} courses={others} />
                </Disclosure>
              </>
            );
          }}
        </Loaded>
      </div>
    </div>
  );
}

function Trying({ child, lessonId }: { readonly child: Child; readonly lessonId: string }) {
  const { t } = useTranslation('privacy');
  return (
    <>
      <TryLesson child={child} lessonId={lessonId} />
      <p className="page pb-16">
        <LinkButton to={`?${new URLSearchParams({ child: child.id })}`} variant="secondary">
          {t('try.other')}
        </LinkButton>
      </p>
    </>
  );
}

function Nobody() {
  const { t } = useTranslation('privacy');
  return (
    <div className="page pb-16">
      <PageHeader title={t('try.title')} lead={t('try.lead')} />
      <NoChildren />
    </div>
  );
}

/** While there is nothing to try yet, the page says at least what it is. */
function Framed({ isBare, children }: { readonly isBare: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('privacy');
  if (!isBare) return children;
  return (
    <div className="page pb-16">
      <PageHeader title={t('try.title')} lead={t('try.lead')} />
      {children}
    </div>
  );
}

/** `/dashboard/parent/test`: a lesson as one's child meets it, tried without a trace. */
export function Page() {
  const query = useChildren();
  const [search] = useSearchParams();
  const lessonId = search.get('lesson');
  return (
    <Framed isBare={query.data === undefined}>
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {({ children: family }) => {
          const child = family.find(({ id }) => id === search.get('child')) ?? family[0];
          if (!child) return <Nobody />;
          if (lessonId === null) return <Chooser child={child} family={family} />;
          return <Trying key={`${child.id} ${lessonId}`} child={child} lessonId={lessonId} />;
        }}
      </Loaded>
    </Framed>
  );
}
