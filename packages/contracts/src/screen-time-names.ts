/** Minutes a parent gives on top of the day's, at one press. */
export const MORE_MINUTES = 15;
export const SCREEN_MINUTES_MIN = 5;
export const SCREEN_MINUTES_MAX = 600;
/** Why a child's learning pages rest: the minutes of the day are used, it is not an allowed hour, or it is quiet time. */
export const CLOSED_BECAUSE = ['minutes', 'hours', 'quiet'] as const;
export type ClosedBecause = (typeof CLOSED_BECAUSE)[number];
