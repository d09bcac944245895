import { misconception } from './misconception.ts';

export const WHOLE_GROUP_FOR_CONDITION = misconception(
  'whole-group-for-condition',
  {
    en: 'Dividing by everyone instead of by the group named',
    fr: 'Diviser par tout le monde et non par le groupe nommé',
    es: 'Dividir entre todos y no entre el grupo nombrado',
  },
  {
    en: 'Of which group is it known that the person belongs to it?',
    fr: 'De quel groupe sait-on que la personne fait partie ?',
    es: '¿De qué grupo se sabe que forma parte la persona?',
  },
);
export const CONDITION_REVERSED = misconception(
  'condition-reversed',
  { en: 'Turning the condition around', fr: 'Renverser la condition', es: 'Invertir la condición' },
  {
    en: 'What is known already, and what is asked?',
    fr: 'Que sait-on déjà, et que demande-t-on ?',
    es: '¿Qué se sabe ya y qué se pregunta?',
  },
);
export const CONDITION_IGNORED = misconception(
  'condition-ignored',
  { en: 'Ignoring what is known', fr: 'Ignorer ce que l’on sait', es: 'Ignorar lo que ya se sabe' },
  {
    en: 'Who can no longer be meant, once this is known?',
    fr: 'Qui n’est plus possible, une fois cela connu ?',
    es: '¿Quién ya no puede ser, sabiendo esto?',
  },
);
export const FALSE_ALARMS_FORGOTTEN = misconception(
  'false-alarms-forgotten',
  { en: 'Forgetting the false alarms', fr: 'Oublier les fausses alertes', es: 'Olvidar las falsas alarmas' },
  {
    en: 'Who else gets a positive result?',
    fr: 'Qui d’autre a un résultat positif ?',
    es: '¿Quién más obtiene un resultado positivo?',
  },
);
