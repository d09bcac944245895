import {
  eraOf,
  STORY_ERAS,
  STORY_FIELDS,
  STORY_REGIONS,
  STORY_VOICES,
  type StoryEra,
} from '@ori/contracts/hidden-names';
import type { HiddenStory } from '@ori/contracts/hidden-stories';

/** What a wall of stories can be looked at through, in rows; `all` stands before them. */
export const LENSES = {
  era: Object.keys(STORY_ERAS) as StoryEra[],
  region: STORY_REGIONS,
  field: STORY_FIELDS,
  voice: STORY_VOICES,
} as const;
export type LensRow = keyof typeof LENSES;

/** The lenses a story is seen through. */
export function lensesOf({ year, region, field, voices }: HiddenStory): string[] {
  return [eraOf(year), region, field, ...voices];
}

/** How many stories a lens leaves. */
export function countThrough(lens: string, stories: readonly HiddenStory[]): number {
  return stories.filter((story) => lensesOf(story).includes(lens)).length;
}
