import { misconception } from './misconception.ts';

export const ADDED_NOT_MULTIPLIED = misconception(
  'added-not-multiplied',
  {
    en: 'Adding the numbers instead of multiplying',
    fr: 'Additionner au lieu de multiplier',
    es: 'Sumar en vez de multiplicar',
  },
  {
    en: 'How many equal groups are there, and how many in each? Draw two of them.',
    fr: 'Combien y a-t-il de groupes égaux, et combien dans chacun ? Dessines-en deux.',
    es: '¿Cuántos grupos iguales hay y cuántos en cada uno? Se pueden dibujar dos.',
  },
);
export const ONE_GROUP_OFF = misconception(
  'one-group-off',
  {
    en: 'Being one group short or one too far',
    fr: 'Oublier un groupe ou en compter un de trop',
    es: 'Quedarse con un grupo de más o de menos',
  },
  {
    en: 'Count the groups as you add them up. How many have you taken?',
    fr: 'Compte les groupes en les ajoutant. Combien en as-tu pris ?',
    es: 'Contemos los grupos al sumarlos. ¿Cuántos van?',
  },
);
export const SUBTRACTED_NOT_DIVIDED = misconception(
  'subtracted-not-divided',
  {
    en: 'Subtracting once instead of sharing out',
    fr: 'Soustraire une fois au lieu de partager',
    es: 'Restar una vez en lugar de repartir',
  },
  {
    en: 'Give each group the number you found. Do you use up everything?',
    fr: 'Donne à chaque groupe le nombre trouvé. As-tu tout distribué ?',
    es: 'Si a cada grupo le toca ese número, ¿se reparte todo?',
  },
);
export const MULTIPLIED_NOT_DIVIDED = misconception(
  'multiplied-not-divided',
  {
    en: 'Multiplying instead of sharing out',
    fr: 'Multiplier au lieu de partager',
    es: 'Multiplicar en vez de repartir',
  },
  {
    en: 'Can one share be bigger than everything together?',
    fr: 'Une part peut-elle dépasser le tout ?',
    es: '¿Puede una parte ser mayor que el total?',
  },
);
export const MIXED_UP_FACTOR_AND_MULTIPLE = misconception(
  'mixed-up-factor-and-multiple',
  {
    en: 'Mixing up common factor and common multiple',
    fr: 'Confondre diviseur commun et multiple commun',
    es: 'Confundir divisor común y múltiplo común',
  },
  {
    en: 'Should your number divide both, or should both divide it?',
    fr: 'Ton nombre doit-il diviser les deux, ou être divisible par les deux ?',
    es: '¿El número debe dividir a los dos o ser divisible entre los dos?',
  },
);
export const JUST_THE_PRODUCT = misconception(
  'just-the-product',
  {
    en: 'Taking the product, which is not the least',
    fr: 'Prendre le produit, qui n’est pas le plus petit',
    es: 'Tomar el producto, que no es el menor',
  },
  {
    en: 'Both divide your number. Does a smaller one work too?',
    fr: 'Les deux divisent ton nombre. Un plus petit convient-il aussi ?',
    es: 'Los dos dividen ese número. ¿Sirve también uno menor?',
  },
);
export const A_FACTOR_NOT_THE_GREATEST = misconception(
  'a-factor-not-the-greatest',
  {
    en: 'Stopping at a common factor that is not the greatest',
    fr: 'S’arrêter à un diviseur commun qui n’est pas le plus grand',
    es: 'Quedarse en un divisor común que no es el mayor',
  },
  {
    en: 'Divide both numbers by yours. Do the results still share a factor?',
    fr: 'Divise les deux nombres par le tien. Les résultats ont-ils encore un diviseur commun ?',
    es: 'Al dividir los dos entre ese número, ¿queda todavía un divisor común?',
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
export const BASE_AND_EXPONENT_SWAPPED = misconception(
  'base-and-exponent-swapped',
  {
    en: 'Swapping base and exponent',
    fr: 'Échanger la base et l’exposant',
    es: 'Intercambiar la base y el exponente',
  },
  {
    en: 'Which number is repeated, and which one tells how often?',
    fr: 'Quel nombre est répété, et lequel dit combien de fois ?',
    es: '¿Qué número se repite y cuál dice cuántas veces?',
  },
);
export const POWER_TAKES_THE_FACTOR = misconception(
  'power-takes-the-factor',
  {
    en: 'Raising the factor in front as well',
    fr: 'Élever aussi le facteur placé devant',
    es: 'Elevar también el factor de delante',
  },
  {
    en: 'What does the exponent belong to? Are there brackets around the product?',
    fr: 'À quoi l’exposant s’applique-t-il ? Y a-t-il des parenthèses autour du produit ?',
    es: '¿A qué pertenece el exponente? ¿Hay paréntesis alrededor del producto?',
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
export const IGNORED_BRACKETS = misconception(
  'ignored-brackets',
  { en: 'Ignoring the brackets', fr: 'Ignorer les parenthèses', es: 'Ignorar los paréntesis' },
  {
    en: 'What do the brackets hold together?',
    fr: 'Que tiennent ensemble les parenthèses ?',
    es: '¿Qué mantienen juntos los paréntesis?',
  },
);
