import type { Course } from '@ori/contracts/content';
import type { Goal } from '@ori/contracts/goals';
import { MASTERY_CHANCE } from '@ori/core/learning/mastery';
import { minutesOf } from '@ori/core/learning/minutes';
import type { GoalRow, Measured } from './goals.store.ts';

type Measure = Pick<Goal, 'done' | 'of' | 'daysReached' | 'isReached'>;
const PERCENT = 100;

function ofMinutes(minutes: number, today: string, { days }: Measured): Measure {
  const worked = (day: string) => minutesOf(days.find((each) => each.day === day)?.workedMs ?? 0);
  const done = worked(today);
  const daysReached = days.filter(({ workedMs }) => minutesOf(workedMs) >= minutes).length;
  return { done, of: minutes, daysReached, isReached: done >= minutes };
}

/** Progress towards a skill is the chance of the next typical question, of what mastery asks, in percent. */
function ofSkill(skill: string, { skills }: Measured): Measure {
  const known = skills.find((each) => each.skill === skill);
  const isReached = known?.mastered === true;
  const share = Math.floor((Math.min(known?.chance ?? 0, MASTERY_CHANCE) / MASTERY_CHANCE) * PERCENT);
  // A chance as high as mastery asks is not mastery yet: unaided answers are.
  const done = isReached ? PERCENT : Math.min(share, PERCENT - 1);
  return { done, of: PERCENT, daysReached: null, isReached };
}

function ofCourse(course: Course, { completed }: Measured): Measure {
  const ids = course.units.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const done = ids.filter((id) => completed.includes(id)).length;
  return { done, of: ids.length, daysReached: null, isReached: done === ids.length };
}

/** How far a goal is. `course` is given for a goal about one. */
export function measureGoal(row: GoalRow, measured: Measured, today: string, course: Course | null): Measure {
  if (row.kind === 'daily-minutes') return ofMinutes(row.target ?? 0, today, measured);
  if (course !== null) return ofCourse(course, measured);
  return ofSkill(row.about ?? '', measured);
}
