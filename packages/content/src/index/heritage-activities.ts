import type { CymaticsLesson, GeometryActivity } from '@ori/contracts/heritage-sound';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';

/** The geometry activities in one language; English where they are not translated yet. */
export function geometryActivitiesOf(data: ContentData, locale: Locale): GeometryActivity[] {
  return data.activities.geometryActivities.map((activity) => {
    const words = locale === 'en' ? undefined : data.activityWords[activity.id]?.[locale];
    return words ? { ...activity, ...words, lang: locale } : { ...activity, lang: 'en' };
  });
}

/** The lessons on sound in one language; times and ages are the data's own. */
export function soundLessonsOf(data: ContentData, locale: Locale): CymaticsLesson[] {
  return data.activities.cymaticsLessons.map((lesson) => {
    const words = locale === 'en' ? undefined : data.soundLessonWords[lesson.id]?.[locale];
    if (!words) return { ...lesson, lang: 'en' };
    const activities = lesson.activities.map((activity, at) => ({ ...activity, ...words.activities[at] }));
    return { ...lesson, ...words, activities, lang: locale };
  });
}
