/** A parent's own preference that turns the family's leaderboard on (`PUT /users/:id/preferences`). */
export const LEADERBOARD_PREFERENCE = 'leaderboard';
/** A parent's own preference that keeps one child off that board while it is on; `false` keeps it off. */
export const leaderboardPreferenceOf = (childId: string): string => `${LEADERBOARD_PREFERENCE}.${childId}`;
