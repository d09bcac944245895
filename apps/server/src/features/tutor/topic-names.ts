import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { TutorContent } from './tutor.deps.ts';

/**
 * What a talk was about is kept in the words it was held in, a child's; here it is told in the reader's.
 * What is no title of a skill or lesson stays as it was said.
 */
export function createTopicNames(
  content: Pick<TutorContent, 'skills' | 'lessonIds' | 'skillTitle' | 'lessonSummary'>,
) {
  let titles: Map<string, (locale: Locale) => string> | null = null;

  function read() {
    const lessonTitle = (id: string, locale: Locale) => content.lessonSummary(id, locale)?.title ?? id;
    const named = [
      ...content.lessonIds.map((id) => (locale: Locale) => lessonTitle(id, locale)),
      ...content.skills.map(
        ({ id }) =>
          (locale: Locale) =>
            content.skillTitle(id, locale),
      ),
    ];
    return new Map(named.flatMap((title) => LOCALES.map((locale) => [title(locale), title] as const)));
  }

  return (topic: string, locale: Locale): string => {
    titles ??= read();
    return titles.get(topic)?.(locale) ?? topic;
  };
}
