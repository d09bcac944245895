import type { Course } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { CourseOffer } from '@ori/contracts/transcript';
import { minutesOf } from '@ori/core/learning/minutes';
import type { TranscriptsDeps } from './transcripts.deps.ts';
import type { WorkedStore } from './worked.store.ts';

type Worked = Awaited<ReturnType<WorkedStore['of']>>;

/** What a learner did in one of our courses; null when none of its lessons was opened. */
function offerOf(course: Course, { lessons, mastered }: Worked): CourseOffer | null {
  const own = new Map(course.units.flatMap((unit) => unit.lessons.map((lesson) => [lesson.id, lesson])));
  const touched = lessons.filter(({ lessonId }) => own.has(lessonId));
  if (touched.length === 0) return null;
  const skills = new Set([...own.values()].flatMap((lesson) => lesson.skills));
  const lessonsDone = touched.filter(({ isCompleted }) => isCompleted).length;
  return {
    productCourse: course.id,
    title: course.title,
    subject: course.subject,
    isFinished: lessonsDone === own.size,
    lessonsDone,
    lessons: own.size,
    workedMinutes: minutesOf(touched.reduce((sum, { workedMs }) => sum + workedMs, 0)),
    mastery: { mastered: [...skills].filter((skill) => mastered.has(skill)).length, total: skills.size },
    lastOn: touched.reduce((latest, { lastOn }) => (lastOn > latest ? lastOn : latest), ''),
  };
}

/** Our courses as a learner worked in them, with real minutes and real mastery: finished ones first. */
export function createWorkedCourses({
  content,
  worked,
}: Pick<TranscriptsDeps, 'content'> & { worked: WorkedStore }) {
  return async (learnerId: string, locale: Locale): Promise<CourseOffer[]> => {
    const done = await worked.of(learnerId);
    const offers = content.courses(locale).flatMap((course) => offerOf(course, done) ?? []);
    return offers.toSorted(
      (one, other) =>
        Number(other.isFinished) - Number(one.isFinished) || (one.lastOn < other.lastOn ? 1 : -1),
    );
  };
}
export type WorkedCourses = ReturnType<typeof createWorkedCourses>;
