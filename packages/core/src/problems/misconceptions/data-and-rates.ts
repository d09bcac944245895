import { misconception } from './misconception.ts';

export const MIDDLE_WITHOUT_ORDER = misconception(
  'middle-without-order',
  {
    en: 'Takes the middle one without putting the numbers in order',
    fr: 'Prend celui du milieu sans ranger les nombres',
    es: 'Toma el del medio sin ordenar los números',
  },
  {
    en: 'Are the numbers in order, from smallest to largest?',
    fr: 'Les nombres sont-ils rangés du plus petit au plus grand ?',
    es: '¿Están los números ordenados de menor a mayor?',
  },
);
export const MEAN_AND_MEDIAN_MIXED = misconception(
  'mean-and-median-mixed',
  { en: 'Mixes up mean and median', fr: 'Confond moyenne et médiane', es: 'Confunde media y mediana' },
  {
    en: 'Which of the two shares out equally, and which stands in the middle?',
    fr: 'Laquelle partage également, et laquelle est au milieu ?',
    es: '¿Cuál reparte por igual y cuál está en el medio?',
  },
);
export const SUM_NOT_SHARED = misconception(
  'sum-not-shared',
  { en: 'Adds up but does not divide', fr: 'Additionne sans diviser', es: 'Suma pero no divide' },
  {
    en: 'Could the mean be larger than every number?',
    fr: 'La moyenne peut-elle dépasser tous les nombres ?',
    es: '¿Puede la media ser mayor que todos los números?',
  },
);
export const WANTED_TO_UNWANTED = misconception(
  'wanted-to-unwanted',
  {
    en: 'Compares wanted outcomes with the others, not with all',
    fr: 'Compare les cas favorables aux autres, et non à tous',
    es: 'Compara los casos favorables con los demás y no con todos',
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
    en: 'Thinks “it happens or not” means one half',
    fr: 'Croit que « ça arrive ou non » veut dire une chance sur deux',
    es: 'Cree que «pasa o no pasa» significa un medio',
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
    en: 'Divides the run by the rise',
    fr: 'Divise le déplacement horizontal par la montée',
    es: 'Divide el avance entre la subida',
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
    en: 'Takes the points in different order above and below',
    fr: 'Prend les points dans un ordre différent en haut et en bas',
    es: 'Toma los puntos en distinto orden arriba y abajo',
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
    en: 'Finds how much for one of the wrong thing',
    fr: 'Trouve la valeur pour une unité de la mauvaise grandeur',
    es: 'Halla el valor por unidad de la otra cosa',
  },
  {
    en: 'Which word stands after “for each”? Divide by that.',
    fr: 'Quel mot suit « par » ? Divise par lui.',
    es: '¿Qué palabra va después de «por cada»? Se divide entre eso.',
  },
);
