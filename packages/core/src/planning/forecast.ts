import { type DrawFrom, drawSchedule } from './draw-schedule.ts';

/** When a course ends, and how many of its lessons stand after the end of the year. */
export interface Forecast {
  /** Null when some of its lessons find no day within the days drawn. */
  readonly endsOn: string | null;
  readonly afterYear: number;
}

/**
 * When each course would end if every slot of the timetable were used from `from` on: the plan is drawn over
 * all the days given and read off. Courses without a lesson left are not in it.
 */
export function forecastOf(draw: DrawFrom, yearEndsOn: string | null): ReadonlyMap<string, Forecast> {
  const lessons = drawSchedule(draw).filter(({ kind }) => kind === 'lesson');
  const byCourse = Map.groupBy(lessons, ({ courseId }) => courseId);
  const queued = Map.groupBy(
    Object.values(draw.queues).flatMap((queue) => queue),
    ({ courseId }) => courseId,
  );
  const forecasts = [...queued].map(([courseId, left]): [string, Forecast] => {
    const days = (byCourse.get(courseId) ?? []).map(({ day }) => day);
    const fits = yearEndsOn === null ? left.length : days.filter((day) => day <= yearEndsOn).length;
    const endsOn = days.length === left.length ? (days.at(-1) ?? null) : null;
    return [courseId, { endsOn, afterYear: left.length - fits }];
  });
  return new Map(forecasts);
}
