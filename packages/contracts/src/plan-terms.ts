/** What a plan is set with, free of any library: pages read it without the shapes. */
export const SLOT_MINUTES_MIN = 5;
export const SLOT_MINUTES_MAX = 240;

/** Terms of a school year, and letters of a term's title. */
export const TERMS_MAX = 24;
export const TERM_TITLE_MAX = 60;

/** Why days are free: `holiday` and `sick` move what was planned on; `pause` only lets the streak rest. */
export const REST_REASONS = ['holiday', 'sick', 'pause'] as const;
export type RestReason = (typeof REST_REASONS)[number];
