import type { FollowedCourse } from '@ori/contracts/calendar';
import type { ScheduleEntry } from '@ori/contracts/planning';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWords } from '../../lib/dates.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';

interface CourseProps {
  readonly course: FollowedCourse;
  /** Its dated lessons of the coming weeks. */
  readonly coming: readonly ScheduleEntry[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  /** Is one child shown alone, with room for the dates of lessons? */
  readonly isAlone: boolean;
  readonly onShift: (by: 1 | -1) => void;
  readonly onLeave: () => void;
}
const COMING_SHOWN = 5;

/** When the course ends at this pace, and what of it does not fit into the year. */
function Forecast({ course: { forecast, lessons, completed } }: Pick<CourseProps, 'course'>) {
  const { t, i18n } = useTranslation('planning');
  const words = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  const { endsOn, afterYear } = forecast;
  if (completed >= lessons) return <p className="plan-done">{t('courses.done')}</p>;
  if (endsOn === null) return <p className="course-warn">{t('courses.noTime')}</p>;
  return (
    <p>
      {t('courses.ends', { day: words.format(new Date(`${endsOn}T12:00:00Z`)) })}
      {afterYear > 0 && <span className="course-warn"> {t('courses.afterYear', { count: afterYear })}</span>}
    </p>
  );
}

/** The next lessons with the days they stand on, in the course’s own order. */
function Coming({ coming }: Pick<CourseProps, 'coming'>) {
  const { i18n } = useTranslation();
  if (coming.length === 0) return null;
  return (
    <ol className="coming">
      {coming.slice(0, COMING_SHOWN).map(({ id, day, lesson }) => (
        <li key={id}>
          <time dateTime={day}>
            {dayWords(day, i18n.language, 'short')} {dayWords(day, i18n.language, 'date')}
          </time>
          {lesson && <Link to={`/lessons/${lesson.id}`}>{lesson.title}</Link>}
        </li>
      ))}
    </ol>
  );
}

function Tools({ course: { title }, isFirst, isLast, isBusy, onShift, onLeave }: CourseProps) {
  const { t } = useTranslation('dashboard');
  return (
    <span className="course-tools">
      <IconButton
        label={t('ownCourse.up', { title })}
        icon={<ChevronUp size={18} aria-hidden="true" />}
        disabled={isFirst || isBusy}
        onClick={() => onShift(-1)}
      />
      <IconButton
        label={t('ownCourse.down', { title })}
        icon={<ChevronDown size={18} aria-hidden="true" />}
        disabled={isLast || isBusy}
        onClick={() => onShift(1)}
      />
      <IconButton
        label={t('planning:courses.leave', { title })}
        icon={<X size={18} aria-hidden="true" />}
        disabled={isBusy}
        onClick={onLeave}
      />
    </span>
  );
}

/** One course: how far, what comes next, when it ends. */
export function FollowedCourseItem(props: CourseProps) {
  const { t } = useTranslation('planning');
  const { course, coming, isAlone } = props;
  const { title, subject, lessons, completed, next, because } = course;
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  return (
    <li className="course" data-tone={tone}>
      <Emblem shape={emblem} size={30} />
      <div>
        <h3>{title}</h3>
        <small>
          {t('courses.count', { completed, count: lessons })} · {t(`courses.because.${because}`)}
        </small>
        <ProgressBar
          label={t('courses.progress', { title })}
          value={completed}
          max={lessons}
          valueText={t('courses.count', { completed, count: lessons })}
          hideWords
        />
        <Forecast course={course} />
        {isAlone && coming.length > 0 ? (
          <Coming coming={coming} />
        ) : (
          next && (
            <p>
              {t('courses.next')} <Link to={`/lessons/${next.id}`}>{next.title}</Link>
            </p>
          )
        )}
      </div>
      <Tools {...props} />
    </li>
  );
}
