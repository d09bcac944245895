import type { FollowedCourse } from '@ori/contracts/calendar';
import type { LessonSummary } from '@ori/contracts/content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../lib/use-form.ts';
import { Select } from '../../ui/forms/select.tsx';
import { useCourseLessons } from './calendar.queries.ts';

interface ChoiceProps {
  readonly courses: readonly FollowedCourse[];
  readonly state: FormState;
}

/** The lessons of a course; until they are there, or for a course of the family's own, the next one alone. */
function useLessonsOf(courseId: string, next: LessonSummary | null) {
  const { data, isError } = useCourseLessons(courseId);
  const lessons = data?.id === courseId ? data.units.flatMap((unit) => unit.lessons) : [];
  return { known: lessons.length > 0 || next === null ? lessons : [next], isError };
}

/** A lesson of one of the child’s courses: the one that comes next is chosen beforehand. */
export function LessonChoice({ courses, state }: ChoiceProps) {
  const { t } = useTranslation('planning');
  const [courseId, setCourseId] = useState(courses[0]?.courseId ?? '');
  const course = courses.find((each) => each.courseId === courseId);
  const next = course?.next ?? null;
  const { known, isError } = useLessonsOf(courseId, next);
  return (
    <>
      <Select
        label={t('dashboard:give.course')}
        name="courseId"
        required
        value={courseId}
        onChange={(event) => setCourseId(event.target.value)}
        placeholder={t('dashboard:give.choose')}
        options={courses.map(({ courseId: value, title }) => ({ value, label: title }))}
      />
      <Select
        key={`${courseId} ${known.length}`}
        label={t('dashboard:give.lesson')}
        name="lessonId"
        required
        defaultValue={next?.id}
        placeholder={t('dashboard:give.choose')}
        options={known.map(({ id, title }) => ({
          value: id,
          label: id === next?.id ? t('give.next', { title }) : title,
        }))}
        error={state.errorOf('lessonId') ?? (isError ? t('dashboard:state.failed') : undefined)}
      />
    </>
  );
}
