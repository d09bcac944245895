import { misconception } from './misconception.ts';

export const POINT_BETWEEN_TOP_AND_BOTTOM = misconception(
  'point-between-top-and-bottom',
  {
    en: 'Writing top and bottom around a decimal point',
    fr: 'Écrire le haut et le bas autour de la virgule',
    es: 'Escribir lo de arriba y lo de abajo a los lados de la coma',
  },
  {
    en: 'Is the fraction less than one? Is your decimal?',
    fr: 'La fraction est-elle inférieure à un ? Et ton nombre ?',
    es: '¿La fracción es menor que uno? ¿Y el decimal?',
  },
);
export const WRONG_DECIMAL_PLACE = misconception(
  'wrong-decimal-place',
  {
    en: 'Putting the digits in the wrong decimal place',
    fr: 'Placer les chiffres au mauvais rang',
    es: 'Poner las cifras en el lugar equivocado',
  },
  {
    en: 'What is the first place after the point worth, and what the second?',
    fr: 'Que vaut le premier rang après la virgule, et le deuxième ?',
    es: '¿Cuánto vale el primer lugar tras la coma y cuánto el segundo?',
  },
);
export const LONGER_IS_LARGER = misconception(
  'longer-is-larger',
  {
    en: 'Taking the decimal with more digits for the larger',
    fr: 'Croire plus grand le nombre qui a le plus de chiffres',
    es: 'Creer mayor el decimal con más cifras',
  },
  {
    en: 'Write both with the same number of digits after the point. Which is larger?',
    fr: 'Écris les deux avec autant de chiffres après la virgule. Lequel est plus grand ?',
    es: 'Escribamos los dos con las mismas cifras decimales. ¿Cuál es mayor?',
  },
);
export const SHORTER_IS_LARGER = misconception(
  'shorter-is-larger',
  {
    en: 'Taking the decimal with fewer digits for the larger',
    fr: 'Croire plus grand le nombre qui a le moins de chiffres',
    es: 'Creer mayor el decimal con menos cifras',
  },
  {
    en: 'Write both as hundredths. Which are more?',
    fr: 'Écris les deux en centièmes. Lesquels sont plus nombreux ?',
    es: 'Escribamos los dos en centésimas. ¿Cuáles son más?',
  },
);
