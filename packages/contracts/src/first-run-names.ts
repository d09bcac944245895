/** Names of the first run, free of any library: pages read them. */

/** Where an installation without an admin is set up, and which of its calls. */
export const SETUP_PATH = '/setup';

/** How far the letter came that tries whether mail works. */
export const TRIAL_LETTER_STATES = ['waiting', 'delivered', 'failed'] as const;
export type TrialLetterState = (typeof TRIAL_LETTER_STATES)[number];

/** Digits of the code in it. */
export const TRIAL_CODE_DIGITS = 6;
