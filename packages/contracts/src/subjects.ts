/** What is taught and at which ages, free of any library: pages read it before they have anything else. */
export const SUBJECTS = ['math', 'science', 'language', 'social', 'life'] as const;
export type Subject = (typeof SUBJECTS)[number];
export const BANDS = ['K-2', '3-5', '6-8', '9-12', 'university', 'adult', 'esl'] as const;
export type Band = (typeof BANDS)[number];

/** The stages of schooling that pages are named after, each with its bands. */
export const STAGES = {
  elementary: ['K-2', '3-5'],
  middle: ['6-8'],
  high: ['9-12'],
  university: ['university'],
  adult: ['adult'],
  esl: ['esl'],
} as const satisfies Record<string, readonly Band[]>;
export type Stage = keyof typeof STAGES;

/** The subject of an address's name; `life-skills` is the long name of `life`. Null for an unknown one. */
export function subjectNamed(id: string | undefined): Subject | null {
  return id === 'life-skills' ? 'life' : (SUBJECTS.find((subject) => subject === id) ?? null);
}
