/** Minutes of practice and reading a day that suit an age, when the family set none of its own. */
const GOAL_MINUTES: Readonly<Record<string, number>> = {
  k2: 15,
  elementary: 25,
  middle: 40,
  high: 60,
  university: 60,
  adult: 30,
};
const GOAL_MINUTES_UNKNOWN_AGE = 30;
const GOAL_MINUTES_MAX = 600;

/** The day's goal: the learner's own preference where it is a sensible number, else the age's. */
export function goalMinutesOf(preference: string | null, ageGroup: string | null): number {
  const own = Number(preference ?? Number.NaN);
  if (Number.isInteger(own) && own > 0 && own <= GOAL_MINUTES_MAX) return own;
  return GOAL_MINUTES[ageGroup ?? ''] ?? GOAL_MINUTES_UNKNOWN_AGE;
}
