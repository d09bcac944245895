import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';

const titles = new WeakMap<ContentData, ReadonlyMap<string, string>>();

/** The title of a skill; the id of one that is not there. */
export function skillTitle(id: string, data: ContentData, locale: Locale): string {
  const english = titles.get(data) ?? new Map(data.skills.map((skill) => [skill.id, skill.title]));
  titles.set(data, english);
  const translated = locale === 'en' ? undefined : data.skillWords[id]?.[locale];
  return translated ?? english.get(id) ?? id;
}
