import type { LocalisedText } from '@ori/contracts/locale';
import { say } from '../../../problems/say.ts';
import { registerOf } from '../register.ts';
import type { Voice } from '../voice.ts';

/** Short labels of what a learner may do or ask next. */
export const ACTIONS = {
  hint: say('A hint, please', 'Un indice, s’il te plaît', 'Una pista, por favor'),
  stuck: say('I’m stuck', 'Je bloque', 'No puedo seguir'),
  check: say('Check my steps', 'Vérifie mes étapes', 'Revisa mis pasos'),
  ready: say('I’m ready', 'C’est bon', 'Ya estoy'),
  goOn: say('Go on', 'Continuer', 'Seguir'),
  lesson: say('Open the lesson', 'Ouvrir la leçon', 'Abrir la lección'),
  practice: say('Quick practice', 'Entraînement rapide', 'Práctica rápida'),
  schedule: say('Today’s schedule', 'Emploi du temps du jour', 'Horario de hoy'),
  progress: say('My progress', 'Mes progrès', 'Mi progreso'),
  homework: say('Help with a problem', 'Aide pour un problème', 'Ayuda con un problema'),
  grownUp: say('Ask a grown-up', 'Demander à un adulte', 'Preguntar a un adulto'),
  pause: say('Take a break', 'Faire une pause', 'Hacer una pausa'),
  signIn: say('Sign in', 'Se connecter', 'Iniciar sesión'),
  worksheets: say('Print worksheets', 'Imprimer des fiches', 'Imprimir hojas'),
  goals: say('Learning goals', 'Mes objectifs', 'Mis metas'),
} as const satisfies Readonly<Record<string, LocalisedText>>;
export type ActionName = keyof typeof ACTIONS;

/**
 * The labels in the listener's language. Who begins to read has no lines to be checked: a grown-up helps instead. Who is
 * grown is sent to none.
 */
export function actions(voice: Voice, ...names: readonly ActionName[]): readonly string[] {
  const { tier, locale, isGrown = false } = voice.listener;
  const isSmall = registerOf(tier) === 'small';
  const fitting = names.filter((name) => !(isGrown && name === 'grownUp'));
  return fitting.map((name) => ACTIONS[isSmall && name === 'check' ? 'grownUp' : name][locale]);
}

/** What helps on with a problem. */
export function helpActions(voice: Voice): { readonly suggestedActions: string[] } {
  return { suggestedActions: [...actions(voice, 'check', 'stuck')] };
}
