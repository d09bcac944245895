/** A parent's own preference that turns the family's leaderboard on (`PUT /users/:id/preferences`). */
export const LEADERBOARD_PREFERENCE = 'leaderboard';
/** A parent's own preference that keeps one child off that board while it is on; `false` keeps it off. */
export const leaderboardPreferenceOf = (childId: string): string => `${LEADERBOARD_PREFERENCE}.${childId}`;

/** How a grown-up’s worksheets begin in the maker; absent where nothing was chosen. */
export const SHEET_PREFERENCES = {
  language: 'sheets.language',
  paper: 'sheets.paper',
  part: 'sheets.part',
  large: 'sheets.large',
  ink: 'sheets.ink',
} as const;
/** What a teacher mostly teaches: the shelves open there. */
export const TEACHING_PREFERENCES = {
  subject: 'teaching.subject',
  band: 'teaching.band',
  parts: 'teaching.parts',
} as const;
/** The parts of a teacher’s classes that can stand first: what several are stuck with, or one child after the other. */
export const ROOM_PARTS = ['stuck', 'each'] as const;
export type RoomPart = (typeof ROOM_PARTS)[number];
/** What a teacher read and answered of one part of the training. */
export const trainingPreferenceOf = (slug: string): string => `training.${slug}`;
