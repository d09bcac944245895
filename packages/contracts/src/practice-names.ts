/** Activities for home, away from the screen: for hands and paper, for quiet, or after an idea of somebody long ago. */
export const HOME_KINDS = ['geometry', 'mind', 'heritage'] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

/** What must be at hand. */
export const HOME_NEEDS = ['nothing', 'paper', 'string', 'kitchen', 'outdoors'] as const;
export type HomeNeed = (typeof HOME_NEEDS)[number];

/** Most minutes one entry can tell of. */
export const LOG_MINUTES_MAX = 600;
export const LOG_NOTE_MAX = 500;
/** An entry may tell of a day at most so long ago. */
export const LOG_DAYS_BACK = 366;
