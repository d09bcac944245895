import type { LessonProgress } from '@ori/contracts/learning';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { createLessonCompletion } from './complete-lesson.ts';
import { lessonsIn } from './courses.service.ts';
import type { EnrolmentsStore } from './enrolments.store.ts';
import type { LearningContent, LearningDeps } from './learning.deps.ts';
import { lessonProgressOf } from './lesson-progress.ts';
import type { LessonsStore } from './lessons.store.ts';
import type { OwnCoursesService } from './own-courses.service.ts';
import { skillsInOrder } from './practice-plan.ts';
import type { ReadingStore } from './reading.store.ts';
import type { RecordTurn, RecordTurns } from './record-turn.store.ts';

interface Deps {
  readonly store: LessonsStore;
  readonly enrolments: EnrolmentsStore;
  readonly reading: ReadingStore;
  readonly turns: RecordTurns;
  readonly own: OwnCoursesService;
  readonly content: LearningContent;
  readonly onLessonCompleted: LearningDeps['onLessonCompleted'];
  readonly now: () => Date;
}

/** A lesson, by the course it stands in: both must belong together. */
export interface LessonOfCourse {
  readonly courseId: string;
  readonly lessonId: string;
}
type Progress<Failure> = Promise<Result<LessonProgress, Failure>>;

function turnAt({ userId, familyId, timeZone }: Viewer, at: Date): RecordTurn {
  return { learnerId: userId, familyId, at, day: dayOf(at, timeZone) };
}

/** Lessons as a learner goes through them: opened, left at a place, completed once. */
export function createLessonsService(deps: Deps) {
  const { store, enrolments, reading, turns, own, content, now } = deps;
  const completeWithin = createLessonCompletion(deps);

  const turnOf = (viewer: Viewer): RecordTurn => turnAt(viewer, now());
  const readingIn = (lessonId: string) => ({
    lessonId,
    subject: content.lessonSummary(lessonId, 'en')?.subject ?? `lesson:${lessonId}`,
  });
  const totalOf = (lessonId: string) => skillsInOrder(content.lessonPractice(lessonId)).length;
  async function isTaught(viewer: Viewer, { courseId, lessonId }: LessonOfCourse): Promise<boolean> {
    if (content.lessonSummary(lessonId, 'en')?.courseId === courseId) return true;
    const course = await own.ownCourse(viewer, courseId, 'en');
    return course !== null && lessonsIn(course).some(({ id }) => id === lessonId);
  }

  async function progressOf({ userId }: Viewer, lessonId: string) {
    return succeed(lessonProgressOf(await store.find(userId, lessonId), lessonId, totalOf(lessonId)));
  }

  return {
    /** Opens a lesson and enrols in its course; opening it again only brings it to the front. */
    async start(viewer: Viewer, lesson: LessonOfCourse): Progress<'not-found'> {
      if (!(await isTaught(viewer, lesson))) return fail('not-found');
      const { courseId, lessonId } = lesson;
      const turn = turnOf(viewer);
      await turns.hold(turn, async (tx) => {
        await enrolments.enrol(turn, courseId, tx);
        const isNew = await store.open(turn, courseId, lessonId, tx);
        if (isNew) await turns.tell(tx, turn, 'started', lessonId);
      });
      await reading.add(turn, readingIn(lessonId));
      return progressOf(viewer, lessonId);
    },
    /** Keeps the part of the lesson last on screen. */
    async keepPlace(viewer: Viewer, lesson: LessonOfCourse, section: string): Progress<'not-found'> {
      const { lessonId } = lesson;
      const turn = turnOf(viewer);
      if (!(await isTaught(viewer, lesson)) || !(await store.keepPlace(turn, lessonId, section)))
        return fail('not-found');
      await reading.add(turn, readingIn(lessonId));
      return progressOf(viewer, lessonId);
    },
    /** Completes a lesson whose practice is answered; completing it again changes nothing. */
    async complete(viewer: Viewer, lesson: LessonOfCourse): Progress<'not-found' | 'practice-unfinished'> {
      if (!(await isTaught(viewer, lesson))) return fail('not-found');
      const { courseId, lessonId } = lesson;
      const turn = turnOf(viewer);
      const isDone = await turns.hold(turn, async (tx, before) => {
        const row = await store.find(viewer.userId, lessonId, tx);
        if (row?.state === 'completed') return true;
        if ((row?.answered ?? 0) < totalOf(lessonId)) return false;
        if (row === null) await store.open(turn, courseId, lessonId, tx);
        await completeWithin(tx, turn, before, lessonId);
        return true;
      });
      return isDone ? progressOf(viewer, lessonId) : fail('practice-unfinished');
    },
  };
}
export type LessonsService = ReturnType<typeof createLessonsService>;
