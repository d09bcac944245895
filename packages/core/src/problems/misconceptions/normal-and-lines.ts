import { misconception } from './misconception.ts';

export const SPREAD_NOT_DIVIDED = misconception(
  'spread-not-divided',
  {
    en: 'Giving the distance without dividing by the standard deviation',
    fr: 'Donner l’écart sans diviser par l’écart-type',
    es: 'Dar la distancia sin dividir entre la desviación típica',
  },
  {
    en: 'How many standard deviations fit into this distance?',
    fr: 'Combien d’écarts-types tiennent dans cet écart ?',
    es: '¿Cuántas desviaciones típicas caben en esa distancia?',
  },
);
export const DIFFERENCE_REVERSED = misconception(
  'difference-reversed',
  {
    en: 'Subtracting the wrong way around',
    fr: 'Soustraire dans le mauvais sens',
    es: 'Restar en el sentido contrario',
  },
  {
    en: 'Is the value above or below what it is compared with?',
    fr: 'La valeur est-elle au-dessus ou en dessous de la référence ?',
    es: '¿Está el valor por encima o por debajo de la referencia?',
  },
);
export const BAND_FOR_TAIL = misconception(
  'band-for-tail',
  {
    en: 'Taking the whole band for one side',
    fr: 'Prendre toute la bande pour un seul côté',
    es: 'Tomar toda la franja por un solo lado',
  },
  {
    en: 'Shade what is asked. Is it in the middle or at one side?',
    fr: 'Colorie ce qui est demandé. Est-ce au milieu ou d’un côté ?',
    es: 'Coloreando lo que se pide, ¿queda en el medio o a un lado?',
  },
);
export const OTHER_SIDE_OF_CURVE = misconception(
  'other-side-of-curve',
  {
    en: 'Taking the other side of the curve',
    fr: 'Prendre l’autre côté de la courbe',
    es: 'Tomar el otro lado de la curva',
  },
  {
    en: 'Is less or more than half of the curve asked?',
    fr: 'Demande-t-on moins ou plus de la moitié de la courbe ?',
    es: '¿Se pide menos o más de la mitad de la curva?',
  },
);
export const FIRST_AND_LAST_POINT_ONLY = misconception(
  'first-and-last-point-only',
  {
    en: 'Drawing the line through the first and last point',
    fr: 'Tracer la droite par le premier et le dernier point',
    es: 'Trazar la recta por el primer y el último punto',
  },
  {
    en: 'What did the points in between do to your line?',
    fr: 'Qu’ont fait les points du milieu à ta droite ?',
    es: '¿Qué hicieron los puntos de en medio con esa recta?',
  },
);
export const X_AND_Y_EXCHANGED = misconception(
  'x-and-y-exchanged',
  {
    en: 'Exchanging the roles of x and y',
    fr: 'Échanger les rôles de x et de y',
    es: 'Intercambiar los papeles de x e y',
  },
  {
    en: 'Along which axis are the squared distances added in the divisor?',
    fr: 'Selon quel axe additionne-t-on les carrés du diviseur ?',
    es: '¿En qué eje se suman los cuadrados del divisor?',
  },
);
export const INTERCEPT_FORGOTTEN = misconception(
  'intercept-forgotten',
  { en: 'Forgetting the number without x', fr: 'Oublier le nombre sans x', es: 'Olvidar el número sin x' },
  {
    en: 'What does the line give at x = 0?',
    fr: 'Que donne la droite en x = 0 ?',
    es: '¿Qué da la recta en x = 0?',
  },
);
export const CORRELATION_SIGN_LOST = misconception(
  'correlation-sign-lost',
  {
    en: 'Losing the sign of the correlation',
    fr: 'Perdre le signe de la corrélation',
    es: 'Perder el signo de la correlación',
  },
  {
    en: 'Do the points rise or fall from left to right?',
    fr: 'Les points montent-ils ou descendent-ils de gauche à droite ?',
    es: '¿Suben o bajan los puntos de izquierda a derecha?',
  },
);
export const CORRELATION_SQUARED = misconception(
  'correlation-squared',
  {
    en: 'Giving the square of the correlation',
    fr: 'Donner le carré de la corrélation',
    es: 'Dar el cuadrado de la correlación',
  },
  {
    en: 'What is under the root in the divisor?',
    fr: 'Qu’y a-t-il sous la racine du diviseur ?',
    es: '¿Qué hay bajo la raíz del divisor?',
  },
);
