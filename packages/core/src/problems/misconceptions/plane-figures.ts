import { misconception } from './misconception.ts';

export const ONE_PROPERTY_ONLY = misconception(
  'one-property-only',
  { en: 'Looking at one property only', fr: 'Ne regarder qu’une propriété', es: 'Mirar una sola propiedad' },
  {
    en: 'Look at sides and corners. What else is true of it?',
    fr: 'Regarde les côtés et les angles. Qu’y a-t-il encore ?',
    es: 'Miremos lados y ángulos. ¿Qué más se cumple?',
  },
);
export const PARALLELS_OVERLOOKED = misconception(
  'parallels-overlooked',
  {
    en: 'Not checking which sides are parallel',
    fr: 'Ne pas vérifier les côtés parallèles',
    es: 'No comprobar qué lados son paralelos',
  },
  {
    en: 'Which sides would never meet?',
    fr: 'Quels côtés ne se rencontreraient jamais ?',
    es: '¿Qué lados nunca se encontrarían?',
  },
);
export const FAMILY_TURNED_AROUND = misconception(
  'family-turned-around',
  {
    en: 'Turning “every A is a B” around',
    fr: 'Retourner « tout A est un B »',
    es: 'Dar la vuelta a «todo A es un B»',
  },
  {
    en: 'Can you draw one for which it is false?',
    fr: 'Peux-tu en dessiner un pour lequel c’est faux ?',
    es: '¿Se puede dibujar uno que no lo cumpla?',
  },
);
export const NAMES_SHUT_OUT = misconception(
  'names-shut-each-other-out',
  {
    en: 'Thinking that a shape can have one name only',
    fr: 'Croire qu’une figure n’a qu’un nom',
    es: 'Creer que una figura solo tiene un nombre',
  },
  {
    en: 'Does it have everything that the other name asks for?',
    fr: 'A-t-elle tout ce que l’autre nom demande ?',
    es: '¿Tiene todo lo que pide el otro nombre?',
  },
);
export const EQUAL_HALVES_ENOUGH = misconception(
  'equal-halves-enough',
  {
    en: 'Thinking that two equal halves are enough for a fold line',
    fr: 'Croire que deux moitiés égales suffisent pour un axe',
    es: 'Creer que bastan dos mitades iguales para un eje',
  },
  {
    en: 'If you fold along the line, do the edges meet?',
    fr: 'Si tu plies sur la ligne, les bords se touchent-ils ?',
    es: 'Al doblar por la línea, ¿coinciden los bordes?',
  },
);
export const FOLD_OVERLOOKED = misconception(
  'fold-overlooked',
  { en: 'Overlooking a fold line', fr: 'Oublier un axe', es: 'Olvidar un eje' },
  {
    en: 'Turn it. Is there another way to fold it?',
    fr: 'Tourne-la. Peut-on la plier autrement ?',
    es: 'Girémosla. ¿Se puede doblar de otra manera?',
  },
);
export const SIDES_AS_FOLDS = misconception(
  'sides-counted-as-folds',
  { en: 'Giving the number of sides', fr: 'Donner le nombre de côtés', es: 'Dar el número de lados' },
  {
    en: 'Does every line you think of fold it exactly?',
    fr: 'Chaque ligne la plie-t-elle exactement ?',
    es: '¿Cada línea la dobla exactamente?',
  },
);
export const X_AND_Y_SWAPPED = misconception(
  'x-and-y-swapped',
  {
    en: 'Swapping the two numbers of a point',
    fr: 'Échanger les deux nombres d’un point',
    es: 'Intercambiar los dos números de un punto',
  },
  {
    en: 'Which way does the first number go?',
    fr: 'De quel côté va le premier nombre ?',
    es: '¿Hacia dónde va el primer número?',
  },
);
export const COUNTED_FROM_ONE = misconception(
  'counted-from-one',
  {
    en: 'Starting to count at 1 instead of 0',
    fr: 'Commencer à compter à 1 au lieu de 0',
    es: 'Empezar a contar en 1 y no en 0',
  },
  {
    en: 'What number stands at the corner of the axes?',
    fr: 'Quel nombre est au coin des axes ?',
    es: '¿Qué número hay en la esquina de los ejes?',
  },
);
export const ONE_DIRECTION_ONLY = misconception(
  'moved-one-direction-only',
  {
    en: 'Moving in one direction only',
    fr: 'N’avancer que dans une direction',
    es: 'Avanzar en una sola dirección',
  },
  {
    en: 'Which two moves are there?',
    fr: 'Quels sont les deux déplacements ?',
    es: '¿Cuáles son los dos movimientos?',
  },
);
export const OPPOSITE_MOVE = misconception(
  'moved-the-opposite-way',
  { en: 'Moving the opposite way', fr: 'Aller dans le sens opposé', es: 'Ir en sentido contrario' },
  {
    en: 'Is that up or down, right or left?',
    fr: 'Est-ce vers le haut ou le bas, la droite ou la gauche ?',
    es: '¿Es arriba o abajo, derecha o izquierda?',
  },
);
