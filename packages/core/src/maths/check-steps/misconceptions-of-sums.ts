import { misconception } from './misconception.ts';

export const ADD_TOPS_AND_BOTTOMS = misconception(
  'add-tops-and-bottoms',
  {
    en: 'Adding the tops and adding the bottoms',
    fr: 'Additionner les numérateurs et les dénominateurs',
    es: 'Sumar los numeradores y los denominadores',
  },
  {
    en: 'Try it on 1/2 + 1/2: tops and bottoms give 2/4. Do two halves make one half?',
    fr: 'Essaie avec 1/2 + 1/2 : on trouverait 2/4. Deux moitiés font-elles une moitié ?',
    es: 'Probemos con 1/2 + 1/2: saldría 2/4. ¿Dos mitades hacen una mitad?',
  },
);
export const CROSS_MULTIPLIED = misconception(
  'cross-multiplied-product',
  {
    en: 'Multiplying across the diagonals',
    fr: 'Multiplier en croix au lieu de multiplier en ligne',
    es: 'Multiplicar en cruz en lugar de en línea',
  },
  {
    en: 'Take half of a half. How much of the whole is that?',
    fr: 'Prends la moitié d’une moitié. Quelle part du tout est-ce ?',
    es: 'Tomemos la mitad de una mitad. ¿Qué parte del todo es?',
  },
);
export const DID_NOT_FLIP = misconception(
  'did-not-flip',
  {
    en: 'Multiplying without turning the divisor around',
    fr: 'Multiplier sans inverser le diviseur',
    es: 'Multiplicar sin invertir el divisor',
  },
  {
    en: 'How often does a half fit into one? Is that less than one?',
    fr: 'Combien de fois un demi tient-il dans un ? Est-ce moins que un ?',
    es: '¿Cuántas veces cabe un medio en uno? ¿Es menos que uno?',
  },
);
export const FLIPPED_THE_WRONG_ONE = misconception(
  'flipped-the-wrong-one',
  {
    en: 'Turning the first fraction around',
    fr: 'Inverser la première fraction',
    es: 'Invertir la primera fracción',
  },
  {
    en: 'Which number is shared out, and which one tells the size of a share?',
    fr: 'Quel nombre est partagé, et lequel donne la taille d’une part ?',
    es: '¿Qué número se reparte y cuál indica el tamaño de cada parte?',
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
export const IGNORED_BRACKETS = misconception(
  'ignored-brackets',
  { en: 'Ignoring the brackets', fr: 'Ignorer les parenthèses', es: 'Ignorar los paréntesis' },
  {
    en: 'What do the brackets hold together?',
    fr: 'Que tiennent ensemble les parenthèses ?',
    es: '¿Qué mantienen juntos los paréntesis?',
  },
);
export const KEPT_OLD_TOPS = misconception(
  'kept-old-tops',
  {
    en: 'Changing the bottoms but keeping the old tops',
    fr: 'Changer les dénominateurs mais garder les anciens numérateurs',
    es: 'Cambiar los denominadores pero conservar los numeradores',
  },
  {
    en: 'When you cut each part into smaller ones, does the number of parts you hold stay the same?',
    fr: 'Quand tu coupes chaque part en parts plus petites, as-tu toujours le même nombre de parts ?',
    es: 'Al cortar cada parte en otras más pequeñas, ¿queda el mismo número de partes?',
  },
);
export const LEFT_TO_RIGHT = misconception(
  'left-to-right',
  {
    en: 'Working strictly from left to right',
    fr: 'Calculer strictement de gauche à droite',
    es: 'Calcular siempre de izquierda a derecha',
  },
  {
    en: 'Which operation binds more tightly? Do that one first.',
    fr: 'Quelle opération est prioritaire ? Commence par elle.',
    es: '¿Qué operación tiene prioridad? Esa va primero.',
  },
);
export const POWER_AS_PRODUCT = misconception(
  'power-as-product',
  {
    en: 'Multiplying base and exponent',
    fr: 'Multiplier la base par l’exposant',
    es: 'Multiplicar la base por el exponente',
  },
  {
    en: 'Write the power out in full. How many times does the base stand there as a factor?',
    fr: 'Écris la puissance en entier. Combien de fois la base y est-elle facteur ?',
    es: 'Escribamos la potencia completa. ¿Cuántas veces aparece la base como factor?',
  },
);
export const RIGHT_SIZE_WRONG_SIGN = misconception(
  'right-size-wrong-sign',
  {
    en: 'Finding the size but the wrong sign',
    fr: 'Trouver la bonne taille mais le mauvais signe',
    es: 'Hallar el tamaño pero con el signo equivocado',
  },
  {
    en: 'On which side of zero do you end up?',
    fr: 'De quel côté de zéro arrives-tu ?',
    es: '¿A qué lado del cero se llega?',
  },
);
export const SIGN_IGNORED = misconception(
  'sign-ignored',
  {
    en: 'Calculating as if all numbers were positive',
    fr: 'Calculer comme si tous les nombres étaient positifs',
    es: 'Calcular como si todos los números fueran positivos',
  },
  {
    en: 'Start at the first number on a number line. Which way do you go?',
    fr: 'Pars du premier nombre sur une droite graduée. Dans quel sens vas-tu ?',
    es: 'Partimos del primer número en la recta. ¿Hacia dónde vamos?',
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
export const SUBTRACT_TOPS_AND_BOTTOMS = misconception(
  'subtract-tops-and-bottoms',
  {
    en: 'Subtracting the tops and subtracting the bottoms',
    fr: 'Soustraire les numérateurs et les dénominateurs',
    es: 'Restar los numeradores y los denominadores',
  },
  {
    en: 'Are the parts of both fractions the same size? What must be equal before you take parts away?',
    fr: 'Les parts des deux fractions ont-elles la même taille ? Que faut-il avant d’en retirer ?',
    es: '¿Son del mismo tamaño las partes de las dos fracciones? ¿Qué hace falta antes de quitar partes?',
  },
);
export const TWO_MINUSES_LOST = misconception(
  'two-minuses-lost',
  {
    en: 'Treating “minus a negative” as taking away',
    fr: 'Traiter « moins un négatif » comme un retrait',
    es: 'Tratar «menos un negativo» como quitar',
  },
  {
    en: 'If a debt is taken away from you, do you have more or less?',
    fr: 'Si on t’enlève une dette, as-tu plus ou moins ?',
    es: 'Si se quita una deuda, ¿se tiene más o menos?',
  },
);
