import { misconception } from './misconception.ts';

export const EXPONENTS_MULTIPLIED = misconception(
  'exponents-of-product-multiplied',
  {
    en: 'Multiplying exponents that should be added',
    fr: 'Multiplier des exposants à additionner',
    es: 'Multiplicar exponentes que se suman',
  },
  {
    en: 'Write every factor out and count them. How many are there?',
    fr: 'Écris tous les facteurs et compte-les. Combien y en a-t-il ?',
    es: 'Escribamos todos los factores. ¿Cuántos hay?',
  },
);
export const EXPONENTS_ADDED = misconception(
  'exponents-added',
  {
    en: 'Adding exponents that should be multiplied',
    fr: 'Additionner des exposants à multiplier',
    es: 'Sumar exponentes que se multiplican',
  },
  {
    en: 'How often does the bracket come as a factor?',
    fr: 'Combien de fois la parenthèse vient-elle comme facteur ?',
    es: '¿Cuántas veces aparece el paréntesis como factor?',
  },
);
export const EXPONENTS_DIVIDED = misconception(
  'exponents-divided',
  {
    en: 'Dividing the exponents of a quotient',
    fr: 'Diviser les exposants d’un quotient',
    es: 'Dividir los exponentes de un cociente',
  },
  {
    en: 'Cross out equal factors above and below. How many stay?',
    fr: 'Barre les facteurs égaux en haut et en bas. Combien en reste-t-il ?',
    es: 'Tachemos los factores iguales arriba y abajo. ¿Cuántos quedan?',
  },
);
export const EXPONENT_SIGN_LOST = misconception(
  'exponent-sign-lost',
  {
    en: 'Losing the minus sign of an exponent',
    fr: 'Perdre le signe moins d’un exposant',
    es: 'Perder el signo menos de un exponente',
  },
  {
    en: 'Are there more equal factors above the line, or below it?',
    fr: 'Y a-t-il plus de facteurs égaux au-dessus de la barre, ou au-dessous ?',
    es: '¿Hay más factores iguales encima de la raya o debajo?',
  },
);
export const SUBTRACTED_THE_OTHER_WAY = misconception(
  'exponents-subtracted-backwards',
  {
    en: 'Subtracting the exponents the other way around',
    fr: 'Soustraire les exposants dans l’autre sens',
    es: 'Restar los exponentes al revés',
  },
  {
    en: 'Are there more equal factors above the line, or below it?',
    fr: 'Y a-t-il plus de facteurs égaux au-dessus de la barre, ou au-dessous ?',
    es: '¿Hay más factores iguales encima de la raya o debajo?',
  },
);
export const POWER_ON_FIRST_LETTER = misconception(
  'power-on-first-letter',
  {
    en: 'Raising only the first letter of the bracket',
    fr: 'N’élever que la première lettre de la parenthèse',
    es: 'Elevar solo la primera letra del paréntesis',
  },
  {
    en: 'Write the bracket out as often as the exponent says. How many of each letter?',
    fr: 'Écris la parenthèse autant de fois que l’exposant le dit. Combien de chaque lettre ?',
    es: 'Escribamos el paréntesis tantas veces como dice el exponente. ¿Cuántas hay de cada letra?',
  },
);
export const ZEROS_COUNTED = misconception(
  'zeros-counted',
  {
    en: 'Counting zeros instead of the places the point moves',
    fr: 'Compter les zéros au lieu des rangs',
    es: 'Contar ceros en vez de lugares',
  },
  {
    en: 'How many places does the point move?',
    fr: 'De combien de rangs la virgule se déplace-t-elle ?',
    es: '¿Cuántos lugares se mueve la coma?',
  },
);
export const FRONT_NUMBER_TOO_LARGE = misconception(
  'front-number-too-large',
  {
    en: 'Leaving ten or more before the power of ten',
    fr: 'Laisser dix ou plus devant la puissance de dix',
    es: 'Dejar diez o más delante de la potencia de diez',
  },
  {
    en: 'Is the number in front at least 1 and less than 10?',
    fr: 'Le nombre devant vaut-il au moins 1 et moins de 10 ?',
    es: '¿El número de delante es al menos 1 y menor que 10?',
  },
);
export const POINT_MOVED_THE_OTHER_WAY = misconception(
  'point-moved-the-other-way',
  {
    en: 'Changing the exponent the wrong way',
    fr: 'Changer l’exposant dans le mauvais sens',
    es: 'Cambiar el exponente en sentido contrario',
  },
  {
    en: 'The front number became smaller. Must the power grow or shrink?',
    fr: 'Le nombre devant a diminué. La puissance doit-elle augmenter ou diminuer ?',
    es: 'El número de delante disminuyó. ¿La potencia debe crecer o decrecer?',
  },
);
export const FRONT_NUMBERS_ADDED = misconception(
  'front-numbers-added',
  {
    en: 'Adding the numbers in front instead of multiplying',
    fr: 'Additionner les nombres devant au lieu de les multiplier',
    es: 'Sumar los números de delante en vez de multiplicarlos',
  },
  {
    en: 'Which operation stands between the two brackets?',
    fr: 'Quelle opération est entre les deux parenthèses ?',
    es: '¿Qué operación hay entre los dos paréntesis?',
  },
);
export const POWERS_NOT_ALIGNED = misconception(
  'powers-not-aligned',
  {
    en: 'Adding the numbers in front of different powers of ten',
    fr: 'Additionner les nombres devant des puissances différentes',
    es: 'Sumar números con potencias de diez distintas',
  },
  {
    en: 'Write both with the same power of ten. What are they then?',
    fr: 'Écris les deux avec la même puissance de dix. Que deviennent-ils ?',
    es: 'Escribamos los dos con la misma potencia de diez. ¿Cómo quedan?',
  },
);
export const CHANCES_ADDED = misconception(
  'chances-added',
  {
    en: 'Adding the chances of events that must happen together',
    fr: 'Additionner les chances d’événements qui doivent arriver ensemble',
    es: 'Sumar probabilidades de sucesos que deben ocurrir juntos',
  },
  {
    en: 'Is it more or less likely that both happen than one alone?',
    fr: 'Est-il plus ou moins probable que les deux arrivent qu’un seul ?',
    es: '¿Es más o menos probable que pasen los dos que uno solo?',
  },
);
export const ONE_EVENT_ONLY = misconception(
  'one-event-only',
  {
    en: 'Finding the chance of one event only',
    fr: 'Ne trouver que la chance d’un seul événement',
    es: 'Hallar la probabilidad de un solo suceso',
  },
  { en: 'What must happen as well?', fr: 'Que doit-il arriver aussi ?', es: '¿Qué más debe pasar?' },
);
export const SUMS_EQUALLY_LIKELY = misconception(
  'sums-equally-likely',
  {
    en: 'Thinking that all sums are equally likely',
    fr: 'Croire toutes les sommes également probables',
    es: 'Creer que todas las sumas son igual de probables',
  },
  {
    en: 'In how many ways can each sum come about?',
    fr: 'De combien de façons chaque somme peut-elle arriver ?',
    es: '¿De cuántas maneras puede salir cada suma?',
  },
);
export const PUT_BACK = misconception(
  'put-back-in-thought',
  {
    en: 'Working as if the first one were put back',
    fr: 'Calculer comme si la première était remise',
    es: 'Calcular como si se devolviera la primera',
  },
  {
    en: 'How many are left in the bag for the second draw?',
    fr: 'Combien en reste-t-il pour le second tirage ?',
    es: '¿Cuántas quedan para la segunda extracción?',
  },
);
export const TURNED_PAIRS_MISSED = misconception(
  'turned-pairs-missed',
  {
    en: 'Counting two different orders as one outcome',
    fr: 'Compter deux ordres différents comme un seul cas',
    es: 'Contar dos órdenes distintos como un solo caso',
  },
  {
    en: 'Is 2 and 5 the same throw as 5 and 2, if the dice have different colors?',
    fr: '2 et 5, est-ce le même jet que 5 et 2, si les dés ont des couleurs différentes ?',
    es: '¿Es 2 y 5 la misma tirada que 5 y 2 si los dados son de distinto color?',
  },
);
