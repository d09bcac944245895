/** How much of the inheritance story a learner is shown, from least to most (charter, section 3). */
export const KIM_LEVELS = ['standard', 'awareness', 'integrated', 'advanced'] as const;
