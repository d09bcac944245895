import type { Locale } from '@ori/contracts/locale';
import { writeNumber } from '../../problems/text.ts';

/** A thing counted, in its two forms. */
export interface Countable {
  readonly one: Readonly<Record<Locale, string>>;
  readonly many: Readonly<Record<Locale, string>>;
}

/** French counts nothing and one alike; English and Spanish only one. */
function isOne(count: number, locale: Locale): boolean {
  return locale === 'fr' ? Math.abs(count) < 2 : count === 1;
}

/** `1 day`, `3 jours`, `12 500 lecciones`. */
export function counted(count: number, thing: Countable, locale: Locale): string {
  return `${writeNumber(count, locale)} ${isOne(count, locale) ? thing.one[locale] : thing.many[locale]}`;
}

const thing = (one: Countable['one'], many: Countable['many']): Countable => ({ one, many });

export const DAYS = thing({ en: 'day', fr: 'jour', es: 'día' }, { en: 'days', fr: 'jours', es: 'días' });
export const LESSONS = thing(
  { en: 'lesson', fr: 'leçon', es: 'lección' },
  { en: 'lessons', fr: 'leçons', es: 'lecciones' },
);
export const MINUTES = thing(
  { en: 'minute', fr: 'minute', es: 'minuto' },
  { en: 'minutes', fr: 'minutes', es: 'minutos' },
);
export const REVIEWS = thing(
  { en: 'skill to review', fr: 'compétence à revoir', es: 'habilidad por repasar' },
  { en: 'skills to review', fr: 'compétences à revoir', es: 'habilidades por repasar' },
);
export const ASSIGNMENTS = thing(
  { en: 'open assignment', fr: 'travail à faire', es: 'tarea pendiente' },
  { en: 'open assignments', fr: 'travaux à faire', es: 'tareas pendientes' },
);
export const GOALS = thing(
  { en: 'goal', fr: 'objectif', es: 'meta' },
  { en: 'goals', fr: 'objectifs', es: 'metas' },
);
export const ACHIEVEMENTS = thing(
  { en: 'achievement', fr: 'réussite', es: 'logro' },
  { en: 'achievements', fr: 'réussites', es: 'logros' },
);
export const QUESTIONS = thing(
  { en: 'question', fr: 'question', es: 'pregunta' },
  { en: 'questions', fr: 'questions', es: 'preguntas' },
);
