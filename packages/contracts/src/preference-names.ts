/** A parent's own preference that turns the family's leaderboard on (`PUT /users/:id/preferences`). */
export const LEADERBOARD_PREFERENCE = 'leaderboard';
