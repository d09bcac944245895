import { misconception } from './misconception.ts';

export const I_SQUARED_IS_ONE = misconception(
  'i-squared-is-one',
  { en: 'Taking i² for 1', fr: 'Prendre i² pour 1', es: 'Tomar i² por 1' },
  { en: 'What is i times i?', fr: 'Que vaut i fois i ?', es: '¿Cuánto es i por i?' },
);
export const PARTS_MULTIPLIED_APART = misconception(
  'parts-multiplied-apart',
  {
    en: 'Multiplying real parts and imaginary parts separately',
    fr: 'Multiplier séparément parties réelles et imaginaires',
    es: 'Multiplicar por separado partes reales e imaginarias',
  },
  {
    en: 'How many products does one bracket times the other give?',
    fr: 'Combien de produits donne une parenthèse fois l’autre ?',
    es: '¿Cuántos productos da un paréntesis por el otro?',
  },
);
export const IMAGINARY_SIGN_LOST = misconception(
  'imaginary-sign-lost',
  {
    en: 'Losing the sign of the imaginary part',
    fr: 'Perdre le signe de la partie imaginaire',
    es: 'Perder el signo de la parte imaginaria',
  },
  {
    en: 'Which sign does each term with i get?',
    fr: 'Quel signe prend chaque terme avec i ?',
    es: '¿Qué signo recibe cada término con i?',
  },
);
export const CONJUGATE_FORGOTTEN = misconception(
  'conjugate-forgotten',
  {
    en: 'Multiplying by the divisor instead of its conjugate',
    fr: 'Multiplier par le diviseur et non par son conjugué',
    es: 'Multiplicar por el divisor y no por su conjugado',
  },
  {
    en: 'Multiply your result by the divisor. Do you get the first number back?',
    fr: 'Multiplie ton résultat par le diviseur. Retrouves-tu le premier nombre ?',
    es: 'Multiplicando el resultado por el divisor, ¿vuelve el primer número?',
  },
);
