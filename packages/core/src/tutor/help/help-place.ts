export const HELP_CATEGORIES = [
  'dashboard',
  'learning',
  'homework',
  'sacred-learning',
  'authentication',
  'general',
] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];
export type HelpDifficulty = 'easy' | 'medium' | 'hard';

/** What a path is about, for the help offered there (spec §3, help context). */
export interface HelpPlace {
  readonly category: HelpCategory;
  readonly subCategory: string;
}

type Row = readonly [pattern: RegExp, category: HelpCategory, subCategory: string];

const at = (names: string): RegExp => new RegExp(`/(?:${names})(?:/|$)`);

/** Spec §9, help path mapping; what a page is about goes before whose rooms it stands in. */
const ROWS: readonly Row[] = [
  [/^\/$/, 'general', 'home'],
  [at('geometry|sacred-geometry'), 'sacred-learning', 'geometry'],
  [at('consciousness|sacred-consciousness'), 'sacred-learning', 'consciousness'],
  [at('frequencies'), 'sacred-learning', 'frequencies'],
  [at('sacred'), 'sacred-learning', 'sacred'],
  [at('assignments'), 'homework', 'assignments'],
  [at('courses'), 'learning', 'courses'],
  [at('lessons|kim-lessons'), 'learning', 'lessons'],
  [at('auth|login|forgot-password'), 'authentication', 'auth'],
  [at('begin|account-type|student-onboarding|parent-onboarding'), 'authentication', 'begin'],
  [/^\/dashboard\/(?:student|k2|elementary|middle|high|university|adult)(?:\/|$)/, 'dashboard', 'student'],
  [/^\/(?:dashboard\/parent|parent-dashboard|homeschool\/family-dashboard)(?:\/|$)/, 'dashboard', 'parent'],
  [at('dashboard/teacher'), 'dashboard', 'teacher'],
  [/^\/dashboard(?:\/|$)/, 'dashboard', 'dashboard'],
];
const ELSEWHERE: HelpPlace = { category: 'general', subCategory: 'general' };

/** What a path is about (spec §9). */
export function helpPlaceOf(path: string): HelpPlace {
  const found = ROWS.find(([pattern]) => pattern.test(path));
  return found ? { category: found[1], subCategory: found[2] } : ELSEWHERE;
}

/** Sacred content is hard, assignments and courses are medium, the rest is easy (spec §9). */
export function difficultyOf(path: string): HelpDifficulty {
  const { category, subCategory } = helpPlaceOf(path);
  if (category === 'sacred-learning') return 'hard';
  return subCategory === 'assignments' || subCategory === 'courses' ? 'medium' : 'easy';
}
