import { misconception } from './misconception.ts';

export const ONE_PROPERTY_ONLY = misconception(
  'one-property-only',
  { en: 'Looks at one property only', fr: 'Ne regarde qu’une propriété', es: 'Mira una sola propiedad' },
  {
    en: 'Look at sides and corners. What else is true of it?',
    fr: 'Regarde les côtés et les angles. Qu’y a-t-il encore ?',
    es: 'Miremos lados y ángulos. ¿Qué más se cumple?',
  },
);
export const PARALLELS_OVERLOOKED = misconception(
  'parallels-overlooked',
  {
    en: 'Does not check which sides are parallel',
    fr: 'Ne vérifie pas les côtés parallèles',
    es: 'No comprueba qué lados son paralelos',
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
    en: 'Turns “every A is a B” around',
    fr: 'Retourne « tout A est un B »',
    es: 'Da la vuelta a «todo A es un B»',
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
    en: 'Thinks a shape can have one name only',
    fr: 'Croit qu’une figure n’a qu’un nom',
    es: 'Cree que una figura solo tiene un nombre',
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
    en: 'Thinks two equal halves are enough for a fold line',
    fr: 'Croit que deux moitiés égales suffisent',
    es: 'Cree que bastan dos mitades iguales',
  },
  {
    en: 'If you fold along the line, do the edges meet?',
    fr: 'Si tu plies sur la ligne, les bords se touchent-ils ?',
    es: 'Al doblar por la línea, ¿coinciden los bordes?',
  },
);
export const FOLD_OVERLOOKED = misconception(
  'fold-overlooked',
  { en: 'Overlooks a fold line', fr: 'Oublie un axe', es: 'Olvida un eje' },
  {
    en: 'Turn it. Is there another way to fold it?',
    fr: 'Tourne-la. Peut-on la plier autrement ?',
    es: 'Girémosla. ¿Se puede doblar de otra manera?',
  },
);
export const SIDES_AS_FOLDS = misconception(
  'sides-counted-as-folds',
  { en: 'Gives the number of sides', fr: 'Donne le nombre de côtés', es: 'Da el número de lados' },
  {
    en: 'Does every line you think of fold it exactly?',
    fr: 'Chaque ligne la plie-t-elle exactement ?',
    es: '¿Cada línea la dobla exactamente?',
  },
);
export const X_AND_Y_SWAPPED = misconception(
  'x-and-y-swapped',
  {
    en: 'Swaps the two numbers of a point',
    fr: 'Échange les deux nombres d’un point',
    es: 'Intercambia los dos números de un punto',
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
    en: 'Starts to count at 1 instead of 0',
    fr: 'Commence à compter à 1 au lieu de 0',
    es: 'Empieza a contar en 1 y no en 0',
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
    en: 'Moves in one direction only',
    fr: 'N’avance que dans une direction',
    es: 'Avanza en una sola dirección',
  },
  {
    en: 'Which two moves are there?',
    fr: 'Quels sont les deux déplacements ?',
    es: '¿Cuáles son los dos movimientos?',
  },
);
export const OPPOSITE_MOVE = misconception(
  'moved-the-opposite-way',
  { en: 'Moves the opposite way', fr: 'Va dans le sens opposé', es: 'Va en sentido contrario' },
  {
    en: 'Is that up or down, right or left?',
    fr: 'Est-ce vers le haut ou le bas, la droite ou la gauche ?',
    es: '¿Es arriba o abajo, derecha o izquierda?',
  },
);
