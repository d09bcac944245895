import { misconception } from './misconception.ts';

export const MISSED_OR_DOUBLED = misconception(
  'missed-or-doubled',
  {
    en: 'Counting one twice or missing one',
    fr: 'Compter un objet deux fois ou en oublier un',
    es: 'Contar uno dos veces o saltarse uno',
  },
  {
    en: 'Touch each one once. How many now?',
    fr: 'Touche chacun une fois. Combien ?',
    es: 'Tocamos cada uno una vez. ¿Cuántos hay?',
  },
);
export const COUNTED_THE_OTHERS = misconception(
  'counted-the-others',
  { en: 'Counting the other ones', fr: 'Compter les autres', es: 'Contar los otros' },
  { en: 'Which ones does the question ask for?', fr: 'Que demande la question ?', es: '¿Cuáles se piden?' },
);
export const COUNTED_ALL = misconception(
  'counted-all',
  { en: 'Counting all of them', fr: 'Les compter tous', es: 'Contarlos todos' },
  { en: 'Are all of them asked for?', fr: 'Faut-il tous les compter ?', es: '¿Se piden todos?' },
);
export const COUNTS_THE_START = misconception(
  'counts-the-start',
  {
    en: 'Counting on from the first number itself, and landing one short',
    fr: 'Recompter le nombre de départ et arriver un trop bas',
    es: 'Volver a contar el primer número y quedarse uno corto',
  },
  {
    en: 'Which number comes next after the first?',
    fr: 'Quel nombre vient juste après ?',
    es: '¿Qué número viene justo después?',
  },
);
export const ADDED_NOT_TOOK_AWAY = misconception(
  'added-not-took-away',
  { en: 'Adding instead of taking away', fr: 'Ajouter au lieu d’enlever', es: 'Sumar en vez de quitar' },
  { en: 'Will there be more or fewer?', fr: 'Y en aura-t-il plus ou moins ?', es: '¿Habrá más o menos?' },
);
export const TOOK_AWAY_NOT_ADDED = misconception(
  'took-away-not-added',
  { en: 'Taking away instead of adding', fr: 'Enlever au lieu d’ajouter', es: 'Quitar en vez de sumar' },
  { en: 'Will there be more or fewer?', fr: 'Y en aura-t-il plus ou moins ?', es: '¿Habrá más o menos?' },
);
export const REPEATED_A_NUMBER = misconception(
  'repeated-a-number',
  {
    en: 'Saying a number of the question again',
    fr: 'Redire un nombre de la question',
    es: 'Repetir un número de la pregunta',
  },
  {
    en: 'Is that the part you know already?',
    fr: 'Est-ce la part déjà connue ?',
    es: '¿Es esa la parte que ya se conoce?',
  },
);
export const DIGITS_SWAPPED = misconception(
  'digits-swapped',
  { en: 'Swapping tens and ones', fr: 'Échanger dizaines et unités', es: 'Intercambiar decenas y unidades' },
  {
    en: 'Which digit stands for the tens?',
    fr: 'Quel chiffre montre les dizaines ?',
    es: '¿Qué cifra indica las decenas?',
  },
);
export const ADDED_THE_DIGITS = misconception(
  'added-the-digits',
  {
    en: 'Adding tens and ones as if both were ones',
    fr: 'Additionner dizaines et unités comme des unités',
    es: 'Sumar decenas y unidades como si fueran unidades',
  },
  { en: 'How much is one ten worth?', fr: 'Combien vaut une dizaine ?', es: '¿Cuánto vale una decena?' },
);
export const WRITTEN_AS_HEARD = misconception(
  'written-as-heard',
  {
    en: 'Writing the number as it is heard',
    fr: 'Écrire le nombre comme on l’entend',
    es: 'Escribir el número como suena',
  },
  {
    en: 'How many digits do tens and ones need?',
    fr: 'Combien de chiffres faut-il ?',
    es: '¿Cuántas cifras hacen falta?',
  },
);
export const FORGOT_TO_CARRY = misconception(
  'forgot-to-carry',
  { en: 'Forgetting the ten carried over', fr: 'Oublier la retenue', es: 'Olvidar la que se lleva' },
  {
    en: 'The ones make more than nine. Where does the new ten go?',
    fr: 'Les unités dépassent neuf. Où va la dizaine ?',
    es: 'Las unidades pasan de nueve. ¿Adónde va la decena?',
  },
);
export const SMALLER_FROM_LARGER = misconception(
  'smaller-from-larger',
  {
    en: 'Taking the smaller digit from the larger in each place',
    fr: 'Retirer toujours le plus petit chiffre du plus grand',
    es: 'Restar siempre la cifra menor de la mayor',
  },
  {
    en: 'Add your answer to what you took away. Do you get back where you started?',
    fr: 'Ajoute ton résultat à ce que tu as retiré. Retrouves-tu le départ ?',
    es: 'Sumando el resultado a lo que se quitó, ¿se vuelve al principio?',
  },
);
export const FORGOT_THE_BORROWED_TEN = misconception(
  'forgot-the-borrowed-ten',
  {
    en: 'Breaking up a ten but not taking it off',
    fr: 'Casser une dizaine sans la retirer',
    es: 'Descomponer una decena pero no descontarla',
  },
  {
    en: 'You used one ten as ones. How many tens are left?',
    fr: 'Une dizaine est devenue des unités. Combien en reste-t-il ?',
    es: 'Una decena pasó a unidades. ¿Cuántas quedan?',
  },
);
