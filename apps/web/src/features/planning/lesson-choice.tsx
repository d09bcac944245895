import type { FollowedCourse } from '@ori/contracts/calendar';
import type { LessonSummary } from '@ori/contracts/content';
import type { PlannedAssignment } from '@ori/contracts/planning';
import type { Band } from '@ori/contracts/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../lib/use-form.ts';
import { Select } from '../../ui/forms/select.tsx';
import { useCatalogue, useCourseLessons } from './calendar.queries.ts';

interface ChoiceProps {
  /** The child’s own age: what it does not follow is offered from there first. */
  readonly band: Band | undefined;
  readonly courses: readonly FollowedCourse[];
  /** What the child was given. */
  readonly given: readonly PlannedAssignment[];
  readonly state: FormState;
}

/** The lessons of a course; until they are there, or for a course of the family's own, the next one alone. */
function useLessonsOf(courseId: string, next: LessonSummary | null) {
  const { data, isError } = useCourseLessons(courseId);
  const lessons = data?.id === courseId ? data.units.flatMap((unit) => unit.lessons) : [];
  return { known: lessons.length > 0 || next === null ? lessons : [next], isError };
}

/** What the child follows, then all other courses, those of its age before the rest. */
function useCourseOptions({ band, courses }: Pick<ChoiceProps, 'band' | 'courses'>) {
  const { t } = useTranslation('planning');
  const followed = new Set(courses.map(({ courseId }) => courseId));
  const others = (useCatalogue().data?.courses ?? []).filter(({ id }) => !followed.has(id));
  const isFar = (course: { readonly band: Band }) => Number(course.band !== band);
  return [
    ...courses.map(({ courseId, title }) => ({ value: courseId, label: title, group: t('give.followed') })),
    ...others
      .toSorted((a, b) => isFar(a) - isFar(b))
      .map(({ id, title }) => ({ value: id, label: title, group: t('give.others') })),
  ];
}

/** The first lesson that comes and was not given yet; none where the course is done. */
function nextOf(
  follows: FollowedCourse | undefined,
  known: readonly LessonSummary[],
  has: ReadonlySet<string | undefined>,
): LessonSummary | undefined {
  if (follows?.next === null) return undefined;
  const from = known.findIndex(({ id }) => id === follows?.next?.id);
  return known.slice(Math.max(0, from)).find(({ id }) => !has.has(id));
}

/** A lesson, of one of the child’s courses first: the next one that was not given yet is chosen beforehand. */
export function LessonChoice({ band, courses, given, state }: ChoiceProps) {
  const { t } = useTranslation('planning');
  const first = courses.find(({ next }) => next !== null) ?? courses[0];
  const options = useCourseOptions({ band, courses });
  const [courseId, setCourseId] = useState(first?.courseId ?? '');
  const follows = courses.find((each) => each.courseId === courseId);
  const { known, isError } = useLessonsOf(courseId, follows?.next ?? null);
  const has = new Set(given.map(({ lesson }) => lesson?.id));
  const next = nextOf(follows, known, has);
  const labelOf = ({ id, title }: LessonSummary) =>
    has.has(id) ? t('give.given', { title }) : id === next?.id ? t('give.next', { title }) : title;
  return (
    <>
      <Select
        label={t('dashboard:give.course')}
        name="courseId"
        required
        value={courseId}
        onChange={(event) => setCourseId(event.target.value)}
        placeholder={t('dashboard:give.choose')}
        options={options}
      />
      <Select
        key={`${courseId} ${known.length}`}
        label={t('dashboard:give.lesson')}
        name="lessonId"
        required
        defaultValue={next?.id}
        placeholder={t(courseId ? 'dashboard:give.choose' : 'dashboard:give.courseFirst')}
        options={known.map((lesson) => ({ value: lesson.id, label: labelOf(lesson) }))}
        error={state.errorOf('lessonId') ?? (isError ? t('dashboard:state.failed') : undefined)}
      />
    </>
  );
}
