import type { ChildCourses, FollowedCourse } from '@ori/contracts/calendar';
import type { Course } from '@ori/contracts/content';
import type { Schedule } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AddCourse } from './add-course.tsx';
import { useFollow } from './calendar.queries.ts';
import { FirstWeek } from './first-week.tsx';
import { FollowedCourseItem } from './followed-course.tsx';
import { PacePart } from './pace-part.tsx';
import type { PlanChild } from './plan-owner.ts';

interface ChildProps {
  readonly child: PlanChild;
  readonly followed: ChildCourses;
  /** Undefined until the coming weeks are there. */
  readonly schedule: Schedule | undefined;
  readonly catalogue: readonly Course[];
  readonly isAlone: boolean;
}

/** The same list with one of its things a place further up or down. */
function shifted(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const at = ids.indexOf(id);
  const other = ids[at + by];
  if (other === undefined) return [...ids];
  return ids.map((each) => (each === id ? other : each === other ? id : each));
}

/** Saves a child’s courses in their order, says what was done, and offers the way back. */
function useFollowing({ childId, courses }: ChildCourses) {
  const { t } = useTranslation('planning');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const follow = useFollow();
  const before = courses.map(({ courseId }) => courseId);
  const onError = (error: Error) => void toasts.show({ type: 'error', title: wordsOf(error) });
  const save = (courseIds: readonly string[], title: string) => {
    const back = () => follow.mutate({ childId, courseIds: before }, { onError });
    const action = { label: t('undo.undo'), run: back };
    const onSuccess = () => void toasts.show({ type: 'success', title, action });
    follow.mutate({ childId, courseIds }, { onSuccess, onError });
  };
  return { before, save, isBusy: follow.isPending };
}

/** What a child follows, in order, when each course ends, and at which pace. */
export function FollowedChild({ child, followed, schedule, catalogue, isAlone }: ChildProps) {
  const { t } = useTranslation('planning');
  const { before, save, isBusy } = useFollowing(followed);
  const { courses } = followed;
  const entriesOf = ({ courseId }: FollowedCourse) =>
    (schedule?.entries ?? []).filter((entry) => entry.courseId === courseId && entry.status !== 'done');
  return (
    <section className="given-column" aria-labelledby={`courses-${child.id}`}>
      <h2 id={`courses-${child.id}`}>{child.firstName}</h2>
      {schedule?.timetable.length === 0 && <FirstWeek child={child} onOwn={null} />}
      {courses.length === 0 && <p className="text-mute">{t('courses.none', { name: child.firstName })}</p>}
      <ol className="course-list">
        {courses.map((course, place) => (
          <FollowedCourseItem
            key={course.courseId}
            course={course}
            coming={entriesOf(course)}
            isFirst={place === 0}
            isLast={place === courses.length - 1}
            isBusy={isBusy}
            isAlone={isAlone}
            onShift={(by) =>
              save(shifted(before, course.courseId, by), t('courses.shifted', { title: course.title }))
            }
            onLeave={() =>
              save(
                before.filter((id) => id !== course.courseId),
                t('courses.left', { title: course.title }),
              )
            }
          />
        ))}
      </ol>
      <div>
        {schedule && (
          <Disclosure summary={t('pace.title')} open={isAlone || undefined}>
            <PacePart child={child} schedule={schedule} />
          </Disclosure>
        )}
        <Disclosure summary={t('courses.add', { name: child.firstName })}>
          <AddCourse
            child={child}
            free={catalogue.filter(({ id }) => !before.includes(id))}
            isBusy={isBusy}
            onAdd={({ id, title }) => save([...before, id], t('courses.added', { title }))}
          />
        </Disclosure>
      </div>
    </section>
  );
}
