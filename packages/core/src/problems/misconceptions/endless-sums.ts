import { misconception } from './misconception.ts';

export const OMITTED_TERM_COUNTED = misconception(
  'omitted-term-counted',
  {
    en: 'Counts the term that is left out',
    fr: 'Compte le terme laissé de côté',
    es: 'Cuenta el término que se deja fuera',
  },
  {
    en: 'Is term n + 1 among those that are added?',
    fr: 'Le terme n + 1 est-il parmi ceux qu’on additionne ?',
    es: '¿Está el término n + 1 entre los que se suman?',
  },
);
export const BOUND_AS_COUNT = misconception(
  'bound-as-count',
  {
    en: 'Takes the bound itself for the number of terms',
    fr: 'Prend la borne elle-même pour le nombre de termes',
    es: 'Toma la cota misma como número de términos',
  },
  {
    en: 'How large is term n + 1 for that n? Work it out.',
    fr: 'Que vaut le terme n + 1 pour ce n ? Calcule-le.',
    es: '¿Cuánto vale el término n + 1 para ese n? Calcúlese.',
  },
);
export const CORRECTION_TURNED = misconception(
  'correction-turned',
  {
    en: 'Gives the correction the sign of the last term',
    fr: 'Donne à la correction le signe du dernier terme',
    es: 'Da a la corrección el signo del último término',
  },
  {
    en: 'Would the next term be added or taken away?',
    fr: 'Le terme suivant serait-il ajouté ou retranché ?',
    es: '¿El término siguiente se sumaría o se restaría?',
  },
);
export const CORRECTION_LEFT_OUT = misconception(
  'correction-left-out',
  { en: 'Leaves the correction out', fr: 'Oublie la correction', es: 'Olvida la corrección' },
  {
    en: 'What stands for the terms that were not added?',
    fr: 'Qu’est-ce qui remplace les termes non additionnés ?',
    es: '¿Qué ocupa el lugar de los términos que no se sumaron?',
  },
);
