import { misconception } from './misconception.ts';

export const SIZE_WITHOUT_SIGN = misconception(
  'size-without-sign',
  {
    en: 'Ordering by size and ignoring the minus signs',
    fr: 'Ranger sans tenir compte des signes moins',
    es: 'Ordenar sin mirar los signos menos',
  },
  {
    en: 'Which is colder: 2 or 9 degrees below zero?',
    fr: 'Fait-il plus froid à 2 ou à 9 degrés sous zéro ?',
    es: '¿Hace más frío a 2 o a 9 grados bajo cero?',
  },
);
export const ORDER_FROM_LARGEST = misconception(
  'order-from-largest',
  { en: 'Starting with the greatest', fr: 'Commencer par le plus grand', es: 'Empezar por el mayor' },
  {
    en: 'Which end of the number line must come first?',
    fr: 'Quel bout de la droite graduée vient en premier ?',
    es: '¿Qué extremo de la recta numérica va primero?',
  },
);
export const MINUS_FORGOTTEN = misconception(
  'minus-forgotten',
  { en: 'Forgetting the minus sign', fr: 'Oublier le signe moins', es: 'Olvidar el signo menos' },
  {
    en: 'On which side of zero is it?',
    fr: 'De quel côté du zéro est-ce ?',
    es: '¿A qué lado del cero está?',
  },
);
export const TICKS_AS_ONES = misconception(
  'ticks-as-ones',
  {
    en: 'Counting every tick as one',
    fr: 'Compter chaque graduation pour un',
    es: 'Contar cada marca como uno',
  },
  {
    en: 'How much is it from one tick to the next?',
    fr: 'Combien y a-t-il d’une graduation à la suivante ?',
    es: '¿Cuánto hay de una marca a la siguiente?',
  },
);
export const SUBTRACTED_ACROSS_ZERO = misconception(
  'sizes-subtracted-across-zero',
  {
    en: 'Subtracting the sizes though zero lies between',
    fr: 'Soustraire alors que zéro est entre les deux',
    es: 'Restar aunque el cero está en medio',
  },
  {
    en: 'How far is each point from the axis between them?',
    fr: 'À quelle distance chaque point est-il de l’axe entre eux ?',
    es: '¿A qué distancia está cada punto del eje que los separa?',
  },
);
export const MIRRORED_IN_OTHER_LINE = misconception(
  'mirrored-in-the-other-line',
  { en: 'Mirroring in the other axis', fr: 'Prendre l’autre axe pour miroir', es: 'Reflejar en el otro eje' },
  {
    en: 'Which line is the mirror? Fold along it.',
    fr: 'Quelle droite est le miroir ? Plie le long d’elle.',
    es: '¿Qué recta es el espejo? Doblemos por ella.',
  },
);
export const BOTH_SIGNS_CHANGED = misconception(
  'both-signs-changed',
  { en: 'Changing both signs', fr: 'Changer les deux signes', es: 'Cambiar los dos signos' },
  {
    en: 'Which of the two distances stays as it is?',
    fr: 'Laquelle des deux distances reste la même ?',
    es: '¿Cuál de las dos distancias no cambia?',
  },
);
export const TURNED_THE_OTHER_WAY = misconception(
  'turned-the-other-way',
  { en: 'Turning the other way around', fr: 'Tourner dans l’autre sens', es: 'Girar en el otro sentido' },
  {
    en: 'Which way do the hands of a clock go?',
    fr: 'Dans quel sens tournent les aiguilles d’une montre ?',
    es: '¿En qué sentido giran las manecillas del reloj?',
  },
);
export const CORNERS_MIXED_UP = misconception(
  'corners-mixed-up',
  {
    en: 'Taking both numbers from one corner',
    fr: 'Prendre les deux nombres du même sommet',
    es: 'Tomar los dos números del mismo vértice',
  },
  {
    en: 'Are there four different corners, with right angles?',
    fr: 'Y a-t-il quatre sommets différents et des angles droits ?',
    es: '¿Hay cuatro vértices distintos y ángulos rectos?',
  },
);
export const MOVED_BY_OPPOSITE = misconception(
  'moved-by-the-opposite',
  {
    en: 'Moving left for right or down for up',
    fr: 'Aller à gauche pour la droite, ou en bas pour le haut',
    es: 'Ir a la izquierda por la derecha o abajo por arriba',
  },
  {
    en: 'Does x grow or shrink when a point moves right?',
    fr: 'x augmente-t-il ou diminue-t-il quand un point va à droite ?',
    es: '¿La x crece o decrece cuando un punto va a la derecha?',
  },
);
export const SIGN_RULE_MIXED = misconception(
  'sign-rule-mixed-up',
  {
    en: 'Giving the product the wrong sign',
    fr: 'Donner le mauvais signe au produit',
    es: 'Dar al producto el signo equivocado',
  },
  {
    en: 'How many minus signs are there: an even or an odd number?',
    fr: 'Combien de signes moins y a-t-il : un nombre pair ou impair ?',
    es: '¿Cuántos signos menos hay: un número par o impar?',
  },
);
export const FIRST_FACTORS_ONLY = misconception(
  'last-factor-forgotten',
  { en: 'Forgetting the last factor', fr: 'Oublier le dernier facteur', es: 'Olvidar el último factor' },
  {
    en: 'How many factors are there, and how many did you use?',
    fr: 'Combien de facteurs y a-t-il, et combien en as-tu utilisés ?',
    es: '¿Cuántos factores hay y cuántos se usaron?',
  },
);
export const LARGE_BOTTOM_NEVER_ENDS = misconception(
  'large-bottom-never-ends',
  {
    en: 'Judging by the size of the denominator, not by its factors',
    fr: 'Juger à la taille du dénominateur, pas à ses facteurs',
    es: 'Juzgar por el tamaño del denominador, no por sus factores',
  },
  {
    en: 'Which prime factors does the denominator have?',
    fr: 'Quels facteurs premiers a le dénominateur ?',
    es: '¿Qué factores primos tiene el denominador?',
  },
);
