import type { SiteEntry } from '@ori/core/site-search/site-entry';
import type { EntryParts } from './entry.ts';
import { cultureEntries, lawEntries, siteEntries, storyEntries } from './heritage-entries.ts';
import { cellEntries, drawingEntries, lessonEntries, skillEntries } from './learning-entries.ts';
import { pageEntries, textEntries } from './written-entries.ts';

/** Everything that can be found on the site in one language, a handful at a time: lessons are read from their files. */
export function* entriesOf(parts: EntryParts): Generator<readonly SiteEntry[]> {
  for (const id of parts.content.lessonIds) yield lessonEntries(parts, id);
  yield pageEntries(parts);
  yield cellEntries(parts);
  yield skillEntries(parts);
  yield drawingEntries(parts);
  yield cultureEntries(parts);
  yield siteEntries(parts);
  yield storyEntries(parts);
  yield lawEntries(parts);
  yield textEntries(parts);
}
