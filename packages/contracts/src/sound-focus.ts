/** What a lesson on sound may be about; free of any library, since pages name them before they have anything else. */
export const SOUND_FOCUS_AREAS = ['vibration', 'patterns', 'music'] as const;
export type SoundFocusArea = (typeof SOUND_FOCUS_AREAS)[number];
