/** Where a hidden story happened, roughly. */
export const STORY_REGIONS = ['africa', 'americas', 'asia', 'europe', 'pacific'] as const;
export type StoryRegion = (typeof STORY_REGIONS)[number];

/** What a hidden story is about. */
export const STORY_FIELDS = ['math', 'sky', 'physics', 'matter', 'life', 'people'] as const;
export type StoryField = (typeof STORY_FIELDS)[number];

/** Whose story it is, where that was a reason for leaving it out. */
export const STORY_VOICES = ['women', 'workers', 'empire'] as const;
export type StoryVoice = (typeof STORY_VOICES)[number];

/** When it happened: each era begins with the year it names and ends before the next. */
export const STORY_ERAS = { ancient: -3000, middle: 500, early: 1500, modern: 1800 } as const;
export type StoryEra = keyof typeof STORY_ERAS;

/** The era a year falls into; years before the common era are negative. */
export function eraOf(year: number): StoryEra {
  const eras = Object.entries(STORY_ERAS) as [StoryEra, number][];
  return eras.findLast(([, from]) => year >= from)?.[0] ?? 'ancient';
}
