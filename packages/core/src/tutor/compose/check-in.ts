import type { Locale } from '@ori/contracts/locale';
import { say } from '../../problems/say.ts';
import { text } from '../../problems/text.ts';
import { counted, DAYS, REVIEWS } from './count.ts';

/** Why somebody is written to (contract `checkIn.reason`). */
export type CheckInReason = 'inactive' | 'due-reviews' | 'welcome-back' | 'requested';

export interface CheckInFacts {
  readonly firstName: string;
  /** Whole days since the learner was last here. */
  readonly daysAway?: number;
  /** Mastered skills that have fallen due. */
  readonly dueReviews?: number;
}

/** To the grown-up of a learner who was away: a fact and an easy beginning, no alarm. */
const INACTIVE = say(
  '{name} has not been here for {days}. Ten minutes together may be enough to begin again.',
  '{name} n’a rien fait ici depuis {days}. Dix minutes ensemble suffisent peut-être pour reprendre.',
  '{name} no ha venido desde hace {days}. Quizá basten diez minutos en compañía para volver a empezar.',
);
/** To the learner: glad, no word of having been away. */
const WELCOME_BACK = say(
  'Good to see you{name}. Shall we begin with something you already know?',
  'Te revoilà{name}. On commence par quelque chose que tu connais déjà ?',
  'Qué bueno verte{name}. ¿Empezamos con algo que ya sabes?',
);
const DUE_REVIEWS = say(
  'You have {reviews}. Five minutes will do. Shall we start?',
  'Tu as {reviews}. Cinq minutes suffisent. On commence ?',
  'Tienes {reviews}. Bastan cinco minutos. ¿Empezamos?',
);
const REQUESTED = say(
  'Hello{name}. What would you like to work on?',
  'Bonjour{name}. Sur quoi veux-tu travailler ?',
  'Hola{name}. ¿En qué quieres trabajar?',
);

/** A check-in in words: `inactive` speaks to the grown-up, the others to the learner (design §6). */
export function checkInText(reason: CheckInReason, facts: CheckInFacts, locale: Locale): string {
  const called = `, ${facts.firstName}`;
  switch (reason) {
    case 'inactive':
      return text(INACTIVE, {
        name: facts.firstName,
        days: counted(Math.max(1, facts.daysAway ?? 1), DAYS, locale),
      })[locale];
    case 'welcome-back':
      return text(WELCOME_BACK, { name: called })[locale];
    case 'due-reviews':
      return text(DUE_REVIEWS, { reviews: counted(facts.dueReviews ?? 0, REVIEWS, locale) })[locale];
    case 'requested':
      return text(REQUESTED, { name: called })[locale];
  }
}
