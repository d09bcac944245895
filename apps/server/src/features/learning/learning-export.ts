import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  achievements,
  attempts,
  attemptsVoided,
  enrolments,
  learnerDays,
  learningTime,
  lessonProgressRows,
  ownCourses,
  reviewCards,
  skillStates,
} from './learning.tables.ts';

/** Everything that is kept of what these people did and made, for the export of their own data. */
export async function exportLearning({ db }: Pick<Database, 'db'>, learnerIds: readonly string[]) {
  const ids = [...learnerIds];
  const [courses, lessons, answers, voided, skills, reviews, days, earned, made, time] = await Promise.all([
    db.select().from(enrolments).where(inArray(enrolments.learnerId, ids)),
    db.select().from(lessonProgressRows).where(inArray(lessonProgressRows.learnerId, ids)),
    db.select().from(attempts).where(inArray(attempts.learnerId, ids)).orderBy(asc(attempts.sequence)),
    db.select().from(attemptsVoided).where(inArray(attemptsVoided.learnerId, ids)),
    db.select().from(skillStates).where(inArray(skillStates.learnerId, ids)),
    db.select().from(reviewCards).where(inArray(reviewCards.learnerId, ids)),
    db.select().from(learnerDays).where(inArray(learnerDays.learnerId, ids)).orderBy(asc(learnerDays.day)),
    db.select().from(achievements).where(inArray(achievements.learnerId, ids)),
    db.select().from(ownCourses).where(inArray(ownCourses.madeBy, ids)).orderBy(asc(ownCourses.madeAt)),
    db.select().from(learningTime).where(inArray(learningTime.learnerId, ids)).orderBy(asc(learningTime.day)),
  ]);
  return {
    courses,
    lessons,
    // The hash only serves to recognise a second sending, and tells nobody anything.
    attempts: answers.map(({ bodyHash: _hash, ...answer }) => answer),
    attemptsTakenBack: voided,
    skills,
    reviews,
    days,
    time,
    achievements: earned,
    ownCourses: made,
  };
}
