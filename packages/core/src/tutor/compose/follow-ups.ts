import type { LocalisedText } from '@ori/contracts/locale';
import type { TutorMoveKind } from '@ori/contracts/tutor-names';
import { say } from '../../problems/say.ts';
import type { Move } from '../turn.ts';
import { inLocale, type Voice } from './voice.ts';

const WHY = say('Why does that work?', 'Pourquoi cela marche-t-il ?', '¿Por qué funciona eso?');
const CHECK = say('How can I check it?', 'Comment puis-je le vérifier ?', '¿Cómo puedo comprobarlo?');
const WHAT_NOW = say('What should I do next?', 'Que dois-je faire ensuite ?', '¿Qué hago después?');

/** Questions the learner might want to ask next, in the learner's own voice. */
const AFTER: Readonly<Partial<Record<TutorMoveKind, readonly LocalisedText[]>>> = {
  hint: [WHY],
  check: [WHY, CHECK],
  worked: [WHY, CHECK],
  praise: [WHAT_NOW],
  figures: [WHAT_NOW],
};

export function followUps({ kind }: Move, { listener }: Voice): readonly string[] {
  if (listener.tier === 'toddler') return [];
  return (AFTER[kind] ?? []).map((question) => inLocale(question, listener.locale));
}
