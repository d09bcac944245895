import { misconception } from './misconception.ts';

export const ONE_ROOT_ONLY = misconception(
  'one-root-only',
  {
    en: 'Finding one solution and missing the other',
    fr: 'Trouver une solution et oublier l’autre',
    es: 'Hallar una solución y olvidar la otra',
  },
  {
    en: 'Which two numbers have the same square?',
    fr: 'Quels deux nombres ont le même carré ?',
    es: '¿Qué dos números tienen el mismo cuadrado?',
  },
);
export const FACTOR_READ_AS_ROOT = misconception(
  'factor-read-as-root',
  {
    en: 'Reading the number in the bracket as the solution',
    fr: 'Lire le nombre de la parenthèse comme solution',
    es: 'Leer el número del paréntesis como solución',
  },
  {
    en: 'Put your number in for x. Does the bracket become zero?',
    fr: 'Remplace x par ton nombre. La parenthèse devient-elle nulle ?',
    es: 'Con ese número en lugar de x, ¿da cero el paréntesis?',
  },
);
export const DIVIDED_BY_TWO_ONLY = misconception(
  'divided-by-two-only',
  {
    en: 'Dividing by 2 and not by 2a',
    fr: 'Diviser par 2 et non par 2a',
    es: 'Dividir entre 2 y no entre 2a',
  },
  {
    en: 'Put your solutions in. Is the left side zero?',
    fr: 'Remplace x par tes solutions. Le membre de gauche est-il nul ?',
    es: 'Al poner esas soluciones, ¿da cero el lado izquierdo?',
  },
);
export const SIGN_OF_SHIFT = misconception(
  'sign-of-shift',
  {
    en: 'Reading the shift with the opposite sign',
    fr: 'Lire le décalage avec le mauvais signe',
    es: 'Leer el desplazamiento con el signo cambiado',
  },
  {
    en: 'For which x does the square become zero?',
    fr: 'Pour quel x le carré devient-il nul ?',
    es: '¿Para qué x se hace cero el cuadrado?',
  },
);
export const HEIGHT_AT_ZERO = misconception(
  'height-at-zero',
  {
    en: 'Taking the height at x = 0 for the height of the vertex',
    fr: 'Prendre la hauteur en x = 0 pour celle du sommet',
    es: 'Tomar la altura en x = 0 por la del vértice',
  },
  {
    en: 'Put the x of the vertex into the formula. What comes out?',
    fr: 'Mets le x du sommet dans la formule. Qu’obtiens-tu ?',
    es: 'Poniendo la x del vértice en la fórmula, ¿qué sale?',
  },
);
export const HALF_OF_B_FORGOTTEN = misconception(
  'half-of-b-forgotten',
  { en: 'Forgetting to halve', fr: 'Oublier de diviser par deux', es: 'Olvidar dividir entre dos' },
  {
    en: 'Compare the heights a little left and right of your x. Are they equal?',
    fr: 'Compare les hauteurs un peu à gauche et à droite de ton x. Sont-elles égales ?',
    es: 'Comparando las alturas a ambos lados de esa x, ¿son iguales?',
  },
);
export const OPENS_THE_OTHER_WAY = misconception(
  'opens-the-other-way',
  {
    en: 'Letting the curve open the other way',
    fr: 'Faire s’ouvrir la courbe dans l’autre sens',
    es: 'Abrir la curva hacia el otro lado',
  },
  {
    en: 'Far out to the right, is y large or very negative?',
    fr: 'Loin à droite, y est-il grand ou très négatif ?',
    es: 'Muy a la derecha, ¿es y grande o muy negativa?',
  },
);
export const SHIFTS_SWAPPED = misconception(
  'shifts-swapped',
  {
    en: 'Swapping the shift along x with the one along y',
    fr: 'Échanger les décalages selon x et selon y',
    es: 'Intercambiar los desplazamientos en x y en y',
  },
  {
    en: 'Which of the two numbers is added after squaring?',
    fr: 'Lequel des deux nombres s’ajoute après le carré ?',
    es: '¿Cuál de los dos números se suma después de elevar al cuadrado?',
  },
);
export const AMPLITUDE_AS_FULL_HEIGHT = misconception(
  'amplitude-as-full-height',
  {
    en: 'Taking the whole height for the amplitude',
    fr: 'Prendre toute la hauteur pour l’amplitude',
    es: 'Tomar toda la altura por la amplitud',
  },
  {
    en: 'How far is it from the middle line to the crest?',
    fr: 'Quelle distance y a-t-il de la ligne moyenne à la crête ?',
    es: '¿Cuánto hay de la línea media a la cresta?',
  },
);
export const GREATEST_VALUE_FOR_AMPLITUDE = misconception(
  'greatest-value-for-amplitude',
  {
    en: 'Taking the greatest value for the amplitude',
    fr: 'Prendre la plus grande valeur pour l’amplitude',
    es: 'Tomar el valor máximo por la amplitud',
  },
  {
    en: 'Does the middle line lie at zero?',
    fr: 'La ligne moyenne est-elle à zéro ?',
    es: '¿Está la línea media en cero?',
  },
);
export const PERIOD_IS_THE_FACTOR = misconception(
  'period-is-the-factor',
  {
    en: 'Taking the factor of x for the period',
    fr: 'Prendre le facteur de x pour la période',
    es: 'Tomar el factor de x por el periodo',
  },
  {
    en: 'For which x has the angle gone once around?',
    fr: 'Pour quel x l’angle a-t-il fait un tour ?',
    es: '¿Para qué x ha dado el ángulo una vuelta?',
  },
);
export const PERIOD_MULTIPLIED = misconception(
  'period-multiplied',
  {
    en: 'Multiplying a full turn by the factor',
    fr: 'Multiplier le tour complet par le facteur',
    es: 'Multiplicar la vuelta entera por el factor',
  },
  {
    en: 'Does the wave come faster or slower than the plain sine?',
    fr: 'L’onde vient-elle plus vite ou moins vite que le sinus simple ?',
    es: '¿Va la onda más deprisa o más despacio que el seno simple?',
  },
);
export const HALF_A_PERIOD = misconception(
  'half-a-period',
  {
    en: 'Taking half a wave for a whole one',
    fr: 'Prendre une demi-onde pour une entière',
    es: 'Tomar media onda por una entera',
  },
  {
    en: 'Is the curve doing the same thing again, going the same way?',
    fr: 'La courbe refait-elle la même chose, dans le même sens ?',
    es: '¿Hace la curva otra vez lo mismo y en el mismo sentido?',
  },
);
