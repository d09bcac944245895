import { misconception } from './misconception.ts';

export const COUNTED_BY_ANOTHER_STEP = misconception(
  'counted-by-another-step',
  { en: 'Counting on by another step', fr: 'Avancer d’un autre pas', es: 'Contar con otro paso' },
  {
    en: 'How much is it from one number to the next?',
    fr: 'Combien y a-t-il d’un nombre au suivant ?',
    es: '¿Cuánto hay de un número al siguiente?',
  },
);
export const ORDER_TURNED_AROUND = misconception(
  'order-turned-around',
  { en: 'Putting things in the opposite order', fr: 'Ranger dans l’ordre contraire', es: 'Ordenar al revés' },
  { en: 'Which one should come first?', fr: 'Lequel doit venir en premier ?', es: '¿Cuál debe ir primero?' },
);
export const ONES_COMPARED_FIRST = misconception(
  'ones-compared-first',
  {
    en: 'Comparing the ones and not the tens',
    fr: 'Comparer les unités et non les dizaines',
    es: 'Comparar las unidades y no las decenas',
  },
  { en: 'Which digit is worth more?', fr: 'Quel chiffre vaut le plus ?', es: '¿Qué cifra vale más?' },
);
export const FIRST_DIGIT_ONLY = misconception(
  'first-digit-only',
  {
    en: 'Comparing the first digits without their places',
    fr: 'Comparer les premiers chiffres sans leur rang',
    es: 'Comparar las primeras cifras sin mirar su lugar',
  },
  {
    en: 'How many digits has each number?',
    fr: 'Combien de chiffres a chaque nombre ?',
    es: '¿Cuántas cifras tiene cada número?',
  },
);
export const TENS_ADDED_AS_ONES = misconception(
  'tens-added-as-ones',
  {
    en: 'Adding tens as if they were ones',
    fr: 'Ajouter des dizaines comme des unités',
    es: 'Sumar decenas como si fueran unidades',
  },
  {
    en: 'Are these rods or single cubes?',
    fr: 'Sont-ce des barres ou des cubes ?',
    es: '¿Son barras o cubos sueltos?',
  },
);
export const ONES_ADDED_AS_TENS = misconception(
  'ones-added-as-tens',
  {
    en: 'Adding ones as if they were tens',
    fr: 'Ajouter des unités comme des dizaines',
    es: 'Sumar unidades como si fueran decenas',
  },
  {
    en: 'Are these single cubes or rods?',
    fr: 'Sont-ce des cubes ou des barres ?',
    es: '¿Son cubos sueltos o barras?',
  },
);
export const DIGIT_NOT_ITS_WORTH = misconception(
  'digit-not-its-worth',
  {
    en: 'Naming the digit and not its worth',
    fr: 'Donner le chiffre et non sa valeur',
    es: 'Decir la cifra y no su valor',
  },
  {
    en: 'In which place does the digit stand?',
    fr: 'À quel rang est ce chiffre ?',
    es: '¿En qué lugar está la cifra?',
  },
);
export const NEIGHBOUR_PLACE = misconception(
  'neighbour-place',
  { en: 'Taking the place next to the right one', fr: 'Prendre le rang voisin', es: 'Tomar el lugar vecino' },
  {
    en: 'Count the places from the right. Which one is it?',
    fr: 'Compte les rangs depuis la droite. Lequel est-ce ?',
    es: 'Contemos los lugares desde la derecha. ¿Cuál es?',
  },
);
export const EMPTY_PLACE_LEFT_OUT = misconception(
  'empty-place-left-out',
  {
    en: 'Leaving out the zero of an empty place',
    fr: 'Oublier le zéro d’un rang vide',
    es: 'Omitir el cero de un lugar vacío',
  },
  { en: 'Is there a place with nothing in it?', fr: 'Y a-t-il un rang vide ?', es: '¿Hay un lugar vacío?' },
);
export const FORGOT_THE_HUNDRED_CARRIED = misconception(
  'forgot-the-hundred-carried',
  {
    en: 'Forgetting the hundred carried over',
    fr: 'Oublier la centaine retenue',
    es: 'Olvidar la centena que se lleva',
  },
  { en: 'How much do the tens make?', fr: 'Combien font les dizaines ?', es: '¿Cuánto suman las decenas?' },
);
export const SHIFTED_THE_OTHER_WAY = misconception(
  'shifted-the-other-way',
  {
    en: 'Moving the digits the wrong way',
    fr: 'Décaler les chiffres dans le mauvais sens',
    es: 'Mover las cifras al lado contrario',
  },
  {
    en: 'Must the result be larger or smaller?',
    fr: 'Le résultat doit-il être plus grand ou plus petit ?',
    es: '¿El resultado debe ser mayor o menor?',
  },
);
export const ZEROS_HUNG_ON = misconception(
  'zeros-hung-on-a-decimal',
  {
    en: 'Hanging zeros on a decimal, which changes nothing',
    fr: 'Ajouter des zéros au décimal, ce qui ne change rien',
    es: 'Añadir ceros al decimal, lo que no cambia nada',
  },
  {
    en: 'Is 2.5 more or less than 2.50, or the same?',
    fr: '2,5 est-il plus ou moins que 2,50, ou pareil ?',
    es: '¿Es 2,5 más o menos que 2,50, o igual?',
  },
);
