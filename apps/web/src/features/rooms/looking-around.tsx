import type { Course } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { useCourses } from '../../lib/use-courses.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LessonPicture } from './lesson-picture.tsx';

function CourseCard({ course }: { readonly course: Course }) {
  const { t } = useTranslation('dashboard');
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const [first] = lessons;
  return (
    <Card as="li" look="plain" className="grid content-start gap-4">
      <div className="flex items-center gap-5">
        {first && <LessonPicture lesson={first} className="size-20" />}
        <h2 className="text-2xl">{course.title}</h2>
      </div>
      <ul className="grid gap-3">
        {lessons.map(({ id, title, durationMin }) => (
          <li key={id}>
            <Link to={`/lessons/${id}`}>{title}</Link>{' '}
            <span className="text-sm text-mute">{t('room.duration', { count: durationMin })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The adults' room for those who are not learners here: every lesson to read, nothing recorded. */
export function LookingAround({ name }: { readonly name: string }) {
  const { t } = useTranslation('dashboard');
  const courses = useCourses();
  return (
    <div className="page pb-16">
      <PageHeader title={t('room.adult.hello', { name })} lead={t('around.lead')} />
      <Loaded query={courses} waiting={<Skeleton className="h-96 w-full" />}>
        {(answer) =>
          answer.courses.length === 0 ? (
            <EmptyState title={t('around.none')} />
          ) : (
            <ul className="grid gap-6 md:grid-cols-2">
              {answer.courses.map((course) => (
                <CourseCard key={course.id} course={course} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
