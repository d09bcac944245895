const DAY_MS = 86_400_000;

/** How many days later `to` is than `from`, both `YYYY-MM-DD`; negative where it is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
