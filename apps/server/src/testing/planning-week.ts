/** The days that tests of the plan are about: it is Friday, and the week to come is planned. */
export const FRIDAY = new Date('2026-11-20T15:00:00Z');
export const MONDAY = '2026-11-23';
export const WEDNESDAY = '2026-11-25';

/** Maths for twenty minutes on Mondays and Wednesdays. */
export const MATH_SLOTS = [1, 3].map((weekday) => ({ weekday, subject: 'math', minutes: 20 }));
