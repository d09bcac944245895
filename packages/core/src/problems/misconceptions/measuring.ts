import { misconception } from './misconception.ts';

export const READ_THE_END_ONLY = misconception(
  'read-the-end-only',
  {
    en: 'Reading where it ends, not how long it is',
    fr: 'Lire la fin et non la longueur',
    es: 'Leer dónde acaba, no cuánto mide',
  },
  { en: 'Where does it start?', fr: 'Où commence-t-il ?', es: '¿Dónde empieza?' },
);
export const COUNTED_MARKS_NOT_UNITS = misconception(
  'counted-marks-not-units',
  {
    en: 'Counting the marks and not the units between them',
    fr: 'Compter les traits et non les espaces',
    es: 'Contar las marcas y no los espacios',
  },
  { en: 'How many spaces are there?', fr: 'Combien y a-t-il d’espaces ?', es: '¿Cuántos espacios hay?' },
);
export const COUNTED_BESIDE_IT = misconception(
  'counted-units-beside-it',
  {
    en: 'Counting units that are not covered',
    fr: 'Compter des unités à côté',
    es: 'Contar unidades que no cubre',
  },
  {
    en: 'Which units lie right under it?',
    fr: 'Lesquelles sont juste dessous ?',
    es: '¿Cuáles quedan justo debajo?',
  },
);
export const NOT_COMPARED = misconception(
  'gave-one-length-only',
  {
    en: 'Giving one amount and not comparing',
    fr: 'Donner une seule mesure sans comparer',
    es: 'Dar una sola medida sin comparar',
  },
  { en: 'What must be compared?', fr: 'Que faut-il comparer ?', es: '¿Qué se debe comparar?' },
);
export const ADDED_TO_COMPARE = misconception(
  'added-to-compare',
  {
    en: 'Adding where two amounts are compared',
    fr: 'Ajouter au lieu de comparer',
    es: 'Sumar en vez de comparar',
  },
  {
    en: 'Is it about both, or the difference?',
    fr: 'Parle-t-on des deux, ou de l’écart ?',
    es: '¿Se trata de los dos o de la diferencia?',
  },
);
export const HANDS_SWAPPED = misconception(
  'clock-hands-swapped',
  {
    en: 'Mixing up the hands of the clock',
    fr: 'Confondre les aiguilles',
    es: 'Confundir las manecillas del reloj',
  },
  {
    en: 'Which hand is the short one?',
    fr: 'Quelle aiguille est la plus courte ?',
    es: '¿Cuál es la aguja corta?',
  },
);
export const HOUR_READ_TOO_FAR = misconception(
  'hour-read-too-far',
  {
    en: 'Reading the hour that is not yet reached',
    fr: 'Lire l’heure pas encore atteinte',
    es: 'Leer la hora que aún no llega',
  },
  {
    en: 'Has the short hand passed that number?',
    fr: 'La petite aiguille l’a-t-elle dépassé ?',
    es: '¿La aguja corta ya pasó ese número?',
  },
);
export const MINUTES_AS_PRINTED = misconception(
  'minutes-as-printed',
  {
    en: 'Reading the printed number as minutes',
    fr: 'Lire le nombre écrit comme des minutes',
    es: 'Leer el número escrito como minutos',
  },
  {
    en: 'How many minutes to the next number?',
    fr: 'Combien de minutes d’un nombre au suivant ?',
    es: '¿Cuántos minutos hay entre dos números?',
  },
);
export const HOUR_OF_A_HUNDRED = misconception(
  'hour-of-a-hundred-minutes',
  {
    en: 'Counting an hour as 100 minutes',
    fr: 'Compter 100 minutes dans une heure',
    es: 'Contar 100 minutos en una hora',
  },
  {
    en: 'After how many minutes does a new hour begin?',
    fr: 'Après combien de minutes commence une nouvelle heure ?',
    es: '¿Después de cuántos minutos empieza otra hora?',
  },
);
export const HOUR_NOT_CARRIED = misconception(
  'hour-not-carried',
  {
    en: 'Not going on to the next hour',
    fr: 'Ne pas passer à l’heure suivante',
    es: 'No pasar a la hora siguiente',
  },
  {
    en: 'Did the long hand pass 12 on the way?',
    fr: 'La grande aiguille a-t-elle passé le 12 ?',
    es: '¿La aguja larga pasó por el 12?',
  },
);
export const WENT_BACK_IN_TIME = misconception(
  'went-back-in-time',
  {
    en: 'Going back where time goes on, or the other way around',
    fr: 'Reculer au lieu d’avancer, ou l’inverse',
    es: 'Retroceder en vez de avanzar, o al revés',
  },
  {
    en: 'Is the time asked for earlier or later?',
    fr: 'L’heure cherchée est-elle plus tôt ou plus tard ?',
    es: '¿La hora pedida es antes o después?',
  },
);
export const COINS_NOT_WORTH = misconception(
  'counted-coins-not-their-worth',
  {
    en: 'Counting the coins and not their worth',
    fr: 'Compter les pièces et non leur valeur',
    es: 'Contar las monedas y no su valor',
  },
  {
    en: 'What is written on each coin?',
    fr: 'Qu’est-il écrit sur chaque pièce ?',
    es: '¿Qué está escrito en cada moneda?',
  },
);
export const LEFT_ONE_OUT = misconception(
  'left-one-out',
  { en: 'Leaving one out', fr: 'En oublier un', es: 'Olvidar uno' },
  { en: 'Were all of them used?', fr: 'Les as-tu tous comptés ?', es: '¿Se usaron todos?' },
);
export const LINES_NOT_SCALE = misconception(
  'counted-lines-not-scale',
  {
    en: 'Counting lines and not what they stand for',
    fr: 'Compter les lignes et non leur valeur',
    es: 'Contar las líneas y no su valor',
  },
  {
    en: 'How much is it from line to line?',
    fr: 'Combien y a-t-il d’une ligne à l’autre ?',
    es: '¿Cuánto hay de una línea a otra?',
  },
);
export const READ_ANOTHER_BAR = misconception(
  'read-another-bar',
  { en: 'Reading another bar', fr: 'Lire une autre barre', es: 'Leer otra barra' },
  {
    en: 'Which name stands under the bar?',
    fr: 'Quel nom est sous la barre ?',
    es: '¿Qué nombre está bajo la barra?',
  },
);
export const CONVERTED_THE_OTHER_WAY = misconception(
  'converted-the-other-way',
  {
    en: 'Multiplying where dividing is right, or the other way around',
    fr: 'Multiplier au lieu de diviser, ou l’inverse',
    es: 'Multiplicar en vez de dividir, o al revés',
  },
  {
    en: 'Are more of the small units needed, or fewer?',
    fr: 'Faut-il plus de petites unités, ou moins ?',
    es: '¿Hacen falta más unidades pequeñas o menos?',
  },
);
export const EVERY_UNIT_TEN = misconception(
  'every-unit-holds-ten',
  {
    en: 'Taking ten (or a hundred) for every change of units',
    fr: 'Prendre dix (ou cent) pour tout changement d’unité',
    es: 'Tomar diez (o cien) para todo cambio de unidad',
  },
  {
    en: 'How many of the small unit make one large one?',
    fr: 'Combien de petites unités font une grande ?',
    es: '¿Cuántas unidades pequeñas hacen una grande?',
  },
);
export const PARTS_JUST_ADDED = misconception(
  'units-just-added',
  {
    en: 'Adding two units without converting',
    fr: 'Additionner deux unités sans convertir',
    es: 'Sumar dos unidades sin convertir',
  },
  {
    en: 'Are both numbers in the same unit?',
    fr: 'Les deux nombres ont-ils la même unité ?',
    es: '¿Los dos números tienen la misma unidad?',
  },
);
export const WRONG_SCALE = misconception(
  'wrong-protractor-scale',
  {
    en: 'Reading the other scale of the protractor',
    fr: 'Lire l’autre graduation du rapporteur',
    es: 'Leer la otra escala del transportador',
  },
  {
    en: 'Is the angle wider or narrower than a square corner?',
    fr: 'L’angle est-il plus ouvert qu’un angle droit, ou moins ?',
    es: '¿El ángulo es más abierto que un ángulo recto, o menos?',
  },
);
export const ONE_RAY_ONLY = misconception(
  'read-one-ray-only',
  {
    en: 'Reading one ray and not subtracting the other',
    fr: 'Lire un seul côté sans soustraire l’autre',
    es: 'Leer un solo lado sin restar el otro',
  },
  {
    en: 'Where on the scale does the angle begin?',
    fr: 'Où commence l’angle sur la graduation ?',
    es: '¿Dónde empieza el ángulo en la escala?',
  },
);
export const RIGHT_FOR_STRAIGHT = misconception(
  'right-angle-for-straight-line',
  {
    en: 'Mixing up the degrees of a right angle and of a straight line',
    fr: 'Confondre les degrés d’un angle droit et d’une ligne droite',
    es: 'Confundir los grados de un ángulo recto y de una línea recta',
  },
  {
    en: 'How many right angles make a straight line?',
    fr: 'Combien d’angles droits font une ligne droite ?',
    es: '¿Cuántos ángulos rectos forman una línea recta?',
  },
);
export const PRICE_NOT_TAKEN_OFF = misconception(
  'price-not-taken-off',
  {
    en: 'Counting the coins but not taking off the price',
    fr: 'Compter les pièces sans enlever le prix',
    es: 'Contar las monedas pero no quitar el precio',
  },
  {
    en: 'How much was paid?',
    fr: 'Combien a-t-on payé ?',
    es: '¿Cuánto se pagó?',
  },
);
export const LENGTH_FOR_END = misconception(
  'length-for-end',
  {
    en: 'Giving the length, not the number where it ends',
    fr: 'Donner la longueur et non le nombre où cela finit',
    es: 'Dar el largo y no el número donde acaba',
  },
  {
    en: 'Put a finger on the end. Which number is below?',
    fr: 'Mets un doigt sur la fin. Quel nombre est dessous ?',
    es: 'Pongamos un dedo en el final. ¿Qué número hay debajo?',
  },
);
