import { misconception } from './misconception.ts';

export const RATIO_TURNED_AROUND = misconception(
  'ratio-turned-around',
  {
    en: 'Writing the ratio in the other order',
    fr: 'Écrire le rapport dans l’autre ordre',
    es: 'Escribir la razón en el otro orden',
  },
  {
    en: 'Which thing does the question name first?',
    fr: 'Quelle chose la question nomme-t-elle en premier ?',
    es: '¿Qué cosa nombra primero la pregunta?',
  },
);
export const PART_FOR_WHOLE = misconception(
  'part-compared-with-part',
  {
    en: 'Comparing with the other part instead of the whole',
    fr: 'Comparer à l’autre part au lieu du tout',
    es: 'Comparar con la otra parte en vez del total',
  },
  {
    en: 'How much is there of everything together?',
    fr: 'Combien y en a-t-il en tout ?',
    es: '¿Cuánto hay de todo junto?',
  },
);
export const RATIO_NOT_SIMPLIFIED = misconception(
  'ratio-not-simplified',
  {
    en: 'Leaving a factor that both numbers share',
    fr: 'Laisser un facteur commun aux deux nombres',
    es: 'Dejar un factor común a los dos números',
  },
  {
    en: 'Which number divides both of yours?',
    fr: 'Quel nombre divise les deux tiens ?',
    es: '¿Qué número divide a los dos?',
  },
);
export const SHARED_EQUALLY = misconception(
  'total-shared-equally',
  {
    en: 'Sharing the total equally and forgetting the ratio',
    fr: 'Partager le total également et oublier le rapport',
    es: 'Repartir el total por igual y olvidar la razón',
  },
  {
    en: 'Are both parts equally large in this ratio?',
    fr: 'Les deux parts sont-elles égales dans ce rapport ?',
    es: '¿Son iguales las dos partes en esa razón?',
  },
);
export const OTHER_PART_GIVEN = misconception(
  'gave-the-other-part',
  { en: 'Finding the other part', fr: 'Trouver l’autre part', es: 'Hallar la otra parte' },
  {
    en: 'Which of the two parts is asked for?',
    fr: 'Laquelle des deux parts est demandée ?',
    es: '¿Cuál de las dos partes se pide?',
  },
);
export const DIFFERENCE_KEPT = misconception(
  'difference-kept',
  {
    en: 'Keeping the difference instead of the factor',
    fr: 'Garder l’écart au lieu du facteur',
    es: 'Conservar la diferencia en vez del factor',
  },
  {
    en: 'If one doubles, what must the other do?',
    fr: 'Si l’un double, que doit faire l’autre ?',
    es: 'Si uno se duplica, ¿qué debe hacer el otro?',
  },
);
export const FACTOR_TURNED_AROUND = misconception(
  'factor-turned-around',
  { en: 'Dividing the wrong way around', fr: 'Diviser dans le mauvais sens', es: 'Dividir al revés' },
  {
    en: 'Multiply x by your number. Do you get y?',
    fr: 'Multiplie x par ton nombre. Trouves-tu y ?',
    es: 'Al multiplicar x por ese número, ¿sale y?',
  },
);
export const LENGTH_FACTOR_FOR_AREA = misconception(
  'length-factor-for-area',
  {
    en: 'Using the factor of lengths for an area',
    fr: 'Utiliser le facteur des longueurs pour une aire',
    es: 'Usar el factor de las longitudes para un área',
  },
  {
    en: 'A square of side 1 becomes twice as long and twice as wide. How many small squares fit in?',
    fr: 'Un carré de côté 1 devient deux fois plus long et deux fois plus large. Combien de petits carrés y tiennent ?',
    es: 'Un cuadrado de lado 1 se hace el doble de largo y el doble de ancho. ¿Cuántos cuadraditos caben?',
  },
);
export const UNITS_NOT_CHANGED = misconception(
  'units-not-changed',
  {
    en: 'Changing the unit by the wrong power of ten',
    fr: 'Changer d’unité avec une mauvaise puissance de dix',
    es: 'Cambiar de unidad con una potencia de diez equivocada',
  },
  {
    en: 'How many centimeters make a meter, and how many meters a kilometer?',
    fr: 'Combien de centimètres font un mètre, et combien de mètres un kilomètre ?',
    es: '¿Cuántos centímetros hacen un metro y cuántos metros un kilómetro?',
  },
);
export const SCALED_THE_WRONG_WAY = misconception(
  'scaled-the-wrong-way',
  {
    en: 'Dividing by the scale where it multiplies, or the other way around',
    fr: 'Diviser par l’échelle au lieu de multiplier, ou l’inverse',
    es: 'Dividir entre la escala en vez de multiplicar, o al revés',
  },
  {
    en: 'Is the real thing larger or smaller than the drawing?',
    fr: 'La réalité est-elle plus grande ou plus petite que le dessin ?',
    es: '¿Lo real es mayor o menor que el dibujo?',
  },
);
export const SAMPLE_AS_WHOLE = misconception(
  'sample-as-whole',
  {
    en: 'Taking the count in the sample for the count in the whole',
    fr: 'Prendre le nombre de l’échantillon pour celui du tout',
    es: 'Tomar el número de la muestra por el del total',
  },
  {
    en: 'How many times as large as the sample is the whole?',
    fr: 'Combien de fois le tout est-il plus grand que l’échantillon ?',
    es: '¿Cuántas veces mayor que la muestra es el total?',
  },
);
export const OTHERS_COUNTED = misconception(
  'others-of-the-sample',
  {
    en: 'Working with those that were not asked for',
    fr: 'Calculer avec ceux qui ne sont pas demandés',
    es: 'Calcular con los que no se piden',
  },
  {
    en: 'Which ones in the sample does the question mean?',
    fr: 'Lesquels de l’échantillon la question désigne-t-elle ?',
    es: '¿Cuáles de la muestra se piden?',
  },
);
export const ONE_SAMPLE_ONLY = misconception(
  'one-sample-only',
  { en: 'Using one sample only', fr: 'N’utiliser qu’un échantillon', es: 'Usar una sola muestra' },
  {
    en: 'What do the other samples say?',
    fr: 'Que disent les autres échantillons ?',
    es: '¿Qué dicen las otras muestras?',
  },
);
export const CORRECTED_THE_WRONG_WAY = misconception(
  'corrected-the-wrong-way',
  {
    en: 'Taking the part off the total instead of scaling the guess',
    fr: 'Retirer la part du total au lieu d’ajuster l’essai',
    es: 'Quitar la parte del total en vez de ajustar el intento',
  },
  {
    en: 'Put your number back into the story. Does it reach the total?',
    fr: 'Remets ton nombre dans l’histoire. Atteint-il le total ?',
    es: 'Al volver a poner ese número en la historia, ¿llega al total?',
  },
);
export const GUESS_NOT_SCALED = misconception(
  'guess-not-scaled',
  {
    en: 'Finding by how much to scale, but not the quantity',
    fr: 'Trouver le facteur d’ajustement, mais pas la quantité',
    es: 'Hallar el factor, pero no la cantidad',
  },
  { en: 'That many times what?', fr: 'Autant de fois quoi ?', es: '¿Tantas veces qué?' },
);
