import { misconception } from './misconception.ts';

export const OMITTED_TERM_COUNTED = misconception(
  'omitted-term-counted',
  {
    en: 'Counting the term that is left out',
    fr: 'Compter le terme laissé de côté',
    es: 'Contar el término que se deja fuera',
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
    en: 'Taking the bound itself for the number of terms',
    fr: 'Prendre la borne elle-même pour le nombre de termes',
    es: 'Tomar la cota misma como número de términos',
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
    en: 'Giving the correction the sign of the last term',
    fr: 'Donner à la correction le signe du dernier terme',
    es: 'Dar a la corrección el signo del último término',
  },
  {
    en: 'Would the next term be added or taken away?',
    fr: 'Le terme suivant serait-il ajouté ou retranché ?',
    es: '¿El término siguiente se sumaría o se restaría?',
  },
);
export const CORRECTION_LEFT_OUT = misconception(
  'correction-left-out',
  { en: 'Leaving the correction out', fr: 'Oublier la correction', es: 'Olvidar la corrección' },
  {
    en: 'What stands for the terms that were not added?',
    fr: 'Qu’est-ce qui remplace les termes non additionnés ?',
    es: '¿Qué ocupa el lugar de los términos que no se sumaron?',
  },
);
