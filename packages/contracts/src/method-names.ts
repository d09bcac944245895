/** The ways of teaching that the product uses and shows, in the order of their page. */
export const METHODS = ['worked', 'spacing', 'hints', 'feedback', 'mastery', 'twin'] as const;
export type Method = (typeof METHODS)[number];
