import { LOCALES } from '@ori/contracts/locale';
import { ACTIONS, type ActionName } from '@ori/core/tutor/compose/wordings/actions';
import type { QuickAction } from './quick-actions.ts';

/** What a suggested action does, besides being said: a quick action, or a page of its own. */
const DOES: Partial<Readonly<Record<ActionName, { readonly quick: QuickAction } | { readonly to: string }>>> =
  {
    practice: { quick: 'startPractice' },
    schedule: { quick: 'viewSchedule' },
    progress: { quick: 'viewProgress' },
    worksheets: { quick: 'printWorksheets' },
    goals: { quick: 'viewGoals' },
    homework: { quick: 'homeworkHelp' },
    signIn: { to: '/auth' },
  };

/** What pressing a suggestion does: a quick action, a page, or it is said to the tutor as it stands. */
export type Suggestion =
  | { readonly kind: 'quick'; readonly action: QuickAction }
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'say'; readonly text: string };

/** Reads a suggestion's label, which the tutor worded in the language that was spoken. */
export function suggestionOf(label: string, lessonId: string | null): Suggestion {
  const name = (Object.keys(ACTIONS) as ActionName[]).find((known) =>
    LOCALES.some((locale) => ACTIONS[known][locale] === label),
  );
  if (name === 'lesson' && lessonId !== null) return { kind: 'page', to: `/lessons/${lessonId}` };
  const does = name && DOES[name];
  if (!does) return { kind: 'say', text: label };
  return 'to' in does ? { kind: 'page', to: does.to } : { kind: 'quick', action: does.quick };
}
