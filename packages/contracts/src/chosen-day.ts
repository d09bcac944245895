import { z } from 'zod';

/** The days anybody plans for or looks back on: calendars reckon beyond either end of theirs otherwise. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** A day that somebody chose, or that stands in an address. Dates as text sort by their days. */
export const chosenDay = z.iso
  .date('Please choose a date')
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Please choose a date');
