import type { TimetableSlot } from '@ori/contracts/planning';
import type { Band, Subject } from '@ori/contracts/subjects';

/** Minutes of one sitting at an age: short while children are small. */
const SITTING_MINUTES: Readonly<Record<Band, number>> = {
  'K-2': 20,
  '3-5': 30,
  '6-8': 40,
  '9-12': 45,
  university: 60,
  adult: 45,
  esl: 30,
};

/** On which days of the week, 1 for Monday to 7 for Sunday, a subject usually stands. */
const USUAL_DAYS: Readonly<Record<Subject, readonly number[]>> = {
  math: [1, 2, 3, 4, 5],
  language: [1, 2, 3, 4, 5],
  science: [2, 4],
  social: [1, 3],
  life: [5],
};

/**
 * A week to begin with and to change afterwards: three sittings a day, Monday to Friday.
 * @param followed the subjects of the learner's courses: the others are left out; none at all means every subject
 */
export function usualWeek(band: Band, followed: readonly Subject[] = []): TimetableSlot[] {
  const subjects = (Object.keys(USUAL_DAYS) as Subject[]).filter(
    (subject) => followed.length === 0 || followed.includes(subject),
  );
  return subjects.flatMap((subject) =>
    USUAL_DAYS[subject].map((weekday) => ({ weekday, subject, minutes: SITTING_MINUTES[band] })),
  );
}
