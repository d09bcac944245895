import { activityAgeGroup } from './age-groups.ts';
import { folded } from './folded.ts';

interface AgedLesson {
  readonly ageGroup: string;
  readonly focusAreas: readonly string[];
}

/**
 * The lesson for an age (spec §3, with the chat's names of ages) about one of the focus areas that the product names,
 * `SOUND_FOCUS_AREAS`. Without a focus, the first lesson of that age. Null for any other age or focus.
 */
export function soundLessonFor<Lesson extends AgedLesson>(
  lessons: readonly Lesson[],
  ageGroup: string,
  focusArea: string,
): Lesson | null {
  const wanted = activityAgeGroup(ageGroup);
  const focus = folded(focusArea);
  const fits = ({ ageGroup: age, focusAreas }: Lesson) =>
    age === wanted && (focus === '' || focusAreas.includes(focus));
  return lessons.find(fits) ?? null;
}
