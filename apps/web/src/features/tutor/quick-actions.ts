import type { StudentHome } from '@ori/contracts/learning';
import type { TFunction } from 'i18next';
import type { WidgetPrompt } from './widget-state.ts';

/** The nine entries of the quick-actions menu, in their order (spec §2). */
export const QUICK_ACTIONS = [
  'viewSchedule',
  'continueLearning',
  'homeworkHelp',
  'viewProgress',
  'viewAchievements',
  'startPractice',
  'printWorksheets',
  'viewGoals',
  'askProfessor',
] as const;
export type QuickAction = (typeof QUICK_ACTIONS)[number];

/** For those who do not read yet: at most four choices at once. */
export const FIRST_ACTIONS: readonly QuickAction[] = [
  'continueLearning',
  'startPractice',
  'viewAchievements',
  'askProfessor',
];

export type QuickTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'prompt'; readonly prompt: WidgetPrompt };

const page = (to: string): QuickTarget => ({ kind: 'page', to });

/** Where each leads (spec §4, quick-action targets). */
const TARGETS: Readonly<Record<QuickAction, QuickTarget>> = {
  viewSchedule: page('/dashboard/schedule'),
  continueLearning: page('/dashboard'),
  homeworkHelp: { kind: 'prompt', prompt: 'homework' },
  viewProgress: page('/dashboard/progress'),
  viewAchievements: page('/dashboard/achievements'),
  startPractice: page('/dashboard/practice'),
  printWorksheets: page('/dashboard/worksheets'),
  viewGoals: page('/dashboard/goals'),
  askProfessor: { kind: 'prompt', prompt: 'ask' },
};

const isKnown = (action: string): action is QuickAction => QUICK_ACTIONS.some((known) => known === action);

/** The target of an action; null for one nobody knows, which is logged (spec §4). */
export function targetOf(action: string): QuickTarget | null {
  return isKnown(action) ? TARGETS[action] : null;
}

type Figure = (home: StudentHome, t: TFunction) => string | null;

/** The learner's own figure beside an entry; null where nothing of theirs belongs there. */
const FIGURES: Partial<Readonly<Record<QuickAction, Figure>>> = {
  viewSchedule: ({ today }, t) =>
    t('tutor:figure.today', { minutes: today.minutes, goal: today.goalMinutes }),
  continueLearning: ({ current, next }) => (current?.lesson ?? next[0])?.title ?? null,
  homeworkHelp: ({ assignments }, t) => t('tutor:figure.assignments', { count: assignments.length }),
  viewProgress: ({ lessonsCompleted }, t) => t('tutor:figure.lessons', { count: lessonsCompleted }),
  viewAchievements: ({ achievements }, t) => t('tutor:figure.achievements', { count: achievements.length }),
  viewGoals: ({ streakDays }, t) => t('tutor:figure.streak', { count: streakDays }),
};

/** The figure beside an entry, in words; null without a learner's home, or where there is none. */
export function figureOf(action: QuickAction, home: StudentHome | null, t: TFunction): string | null {
  return home === null ? null : (FIGURES[action]?.(home, t) ?? null);
}
