import type { GeometryActivity } from '@ori/contracts/heritage-sound';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';

/** The geometry activities in one language; English where they are not translated yet. */
export function geometryActivitiesOf(data: ContentData, locale: Locale): GeometryActivity[] {
  return data.activities.geometryActivities.map((activity) => {
    const words = locale === 'en' ? undefined : data.activityWords[activity.id]?.[locale];
    return words ? { ...activity, ...words, lang: locale } : { ...activity, lang: 'en' };
  });
}
