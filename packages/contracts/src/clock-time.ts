import { z } from 'zod';

/** A time as a clock of twenty-four hours shows it, `HH:MM`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please write the time as 19:30');
