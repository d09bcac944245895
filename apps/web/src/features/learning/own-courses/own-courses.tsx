import type { Course } from '@ori/contracts/content';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../lib/loaded.tsx';
import { useCourses } from '../../../lib/use-courses.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { OwnCourseCard } from './own-course-card.tsx';
import { OwnCourseForm } from './own-course-form.tsx';
import './own-courses.css';

interface OwnProps {
  /** Who looks: a course is changed by its maker alone. */
  readonly viewerId: string;
}
interface CoursesProps extends OwnProps {
  /** What a course of one's own is for: a family's, where nothing else is said. */
  readonly lead?: string;
}

/** What is being written: a course, a new one (null), or nothing. */
type Writing = { readonly course: Course | null } | null;

/** A course that is gone takes the focused button along; the heading above the list gets the focus. */
function useFocusAfterLoss(count: number, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) heading.current?.focus();
    before.current = count;
  }, [count, heading]);
}

interface ListProps extends OwnProps {
  readonly own: readonly Course[];
  readonly heading: RefObject<HTMLElement | null>;
  readonly onWrite: (course: Course | null) => void;
}

function OwnList({ own, viewerId, heading, onWrite }: ListProps) {
  const { t } = useTranslation('dashboard');
  useFocusAfterLoss(own.length, heading);
  return (
    <>
      {own.length > 0 && (
        <ul className="own-cards">
          {own.map((course) => (
            <OwnCourseCard
              key={course.id}
              course={course}
              mayChange={course.madeBy === viewerId}
              onChange={() => onWrite(course)}
            />
          ))}
        </ul>
      )}
      <p>
        <Button onClick={() => onWrite(null)}>{t('ownCourse.make')}</Button>
      </p>
    </>
  );
}

/** Courses a grown-up puts together out of written lessons; the whole family finds them. */
export function OwnCourses({ viewerId, lead }: CoursesProps) {
  const { t } = useTranslation('dashboard');
  const query = useCourses();
  const [writing, setWriting] = useState<Writing>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const goBack = () => {
    setWriting(null);
    heading.current?.focus();
  };
  return (
    <section className="own-courses" aria-labelledby="own-courses">
      <h2 id="own-courses" ref={heading} tabIndex={-1} className="text-3xl">
        {t('ownCourse.title')}
      </h2>
      <p className="max-w-prose text-mute">{lead ?? t('ownCourse.lead')}</p>
      <Loaded query={query} waiting={<Skeleton className="h-40 w-full" />}>
        {({ courses }) =>
          writing ? (
            <OwnCourseForm
              course={writing.course}
              catalogue={courses.filter(({ madeBy }) => madeBy === undefined)}
              onDone={goBack}
            />
          ) : (
            <OwnList
              own={courses.filter(({ madeBy, teacher }) => madeBy !== undefined && teacher === undefined)}
              viewerId={viewerId}
              onWrite={(course) => setWriting({ course })}
              heading={heading}
            />
          )
        }
      </Loaded>
    </section>
  );
}
