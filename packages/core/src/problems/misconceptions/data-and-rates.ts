import { misconception } from './misconception.ts';

export const MIDDLE_WITHOUT_ORDER = misconception(
  'middle-without-order',
  {
    en: 'Taking the middle one without putting the numbers in order',
    fr: 'Prendre celui du milieu sans ranger les nombres',
    es: 'Tomar el del medio sin ordenar los números',
  },
  {
    en: 'Are the numbers in order, from smallest to largest?',
    fr: 'Les nombres sont-ils rangés du plus petit au plus grand ?',
    es: '¿Están los números ordenados de menor a mayor?',
  },
);
export const MEAN_AND_MEDIAN_MIXED = misconception(
  'mean-and-median-mixed',
  { en: 'Mixing up mean and median', fr: 'Confondre moyenne et médiane', es: 'Confundir media y mediana' },
  {
    en: 'Which of the two shares out equally, and which stands in the middle?',
    fr: 'Laquelle partage également, et laquelle est au milieu ?',
    es: '¿Cuál reparte por igual y cuál está en el medio?',
  },
);
export const SUM_NOT_SHARED = misconception(
  'sum-not-shared',
  { en: 'Adding up but not dividing', fr: 'Additionner sans diviser', es: 'Sumar pero no dividir' },
  {
    en: 'Could the mean be larger than every number?',
    fr: 'La moyenne peut-elle dépasser tous les nombres ?',
    es: '¿Puede la media ser mayor que todos los números?',
  },
);
export const WANTED_TO_UNWANTED = misconception(
  'wanted-to-unwanted',
  {
    en: 'Comparing wanted outcomes with the others, not with all',
    fr: 'Comparer les cas favorables aux autres, et non à tous',
    es: 'Comparar los casos favorables con los demás y no con todos',
  },
  {
    en: 'How many outcomes are possible in all?',
    fr: 'Combien de cas sont possibles en tout ?',
    es: '¿Cuántos casos posibles hay en total?',
  },
);
export const EVERYTHING_HALF_HALF = misconception(
  'everything-half-half',
  {
    en: 'Thinking that “it happens or not” means one half',
    fr: 'Croire que « ça arrive ou non » veut dire une chance sur deux',
    es: 'Creer que «pasa o no pasa» significa un medio',
  },
  {
    en: 'Are both outcomes equally common? Count them.',
    fr: 'Les deux issues sont-elles aussi fréquentes ? Compte-les.',
    es: '¿Son igual de frecuentes los dos casos? Contémoslos.',
  },
);
export const RUN_OVER_RISE = misconception(
  'run-over-rise',
  {
    en: 'Dividing the run by the rise',
    fr: 'Diviser le déplacement horizontal par la montée',
    es: 'Dividir el avance entre la subida',
  },
  {
    en: 'Slope tells how much y changes when x grows by one. Does yours?',
    fr: 'La pente dit de combien y change quand x augmente de un. La tienne aussi ?',
    es: 'La pendiente dice cuánto cambia y cuando x crece uno. ¿La hallada también?',
  },
);
export const MIXED_ORDER_OF_POINTS = misconception(
  'mixed-order-of-points',
  {
    en: 'Taking the points in different order above and below',
    fr: 'Prendre les points dans un ordre différent en haut et en bas',
    es: 'Tomar los puntos en distinto orden arriba y abajo',
  },
  {
    en: 'Does the line rise or fall from left to right?',
    fr: 'La droite monte-t-elle ou descend-elle de gauche à droite ?',
    es: '¿La recta sube o baja de izquierda a derecha?',
  },
);
export const RATE_UPSIDE_DOWN = misconception(
  'rate-upside-down',
  {
    en: 'Finding the amount for one unit of the wrong thing',
    fr: 'Trouver la valeur pour une unité de la mauvaise grandeur',
    es: 'Hallar el valor por unidad de la otra cosa',
  },
  {
    en: 'Which word stands after “for each”? Divide by that.',
    fr: 'Quel mot suit « par » ? Divise par lui.',
    es: '¿Qué palabra va después de «por cada»? Se divide entre eso.',
  },
);
