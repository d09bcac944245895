import { misconception } from './misconception.ts';

export const READ_THE_END_ONLY = misconception(
  'read-the-end-only',
  {
    en: 'Reads where it ends, not how long it is',
    fr: 'Lit la fin et non la longueur',
    es: 'Lee dónde acaba, no cuánto mide',
  },
  { en: 'Where does it start?', fr: 'Où commence-t-il ?', es: '¿Dónde empieza?' },
);
export const COUNTED_MARKS_NOT_UNITS = misconception(
  'counted-marks-not-units',
  {
    en: 'Counts the marks and not the units between them',
    fr: 'Compte les traits et non les espaces',
    es: 'Cuenta las marcas y no los espacios',
  },
  { en: 'How many spaces are there?', fr: 'Combien y a-t-il d’espaces ?', es: '¿Cuántos espacios hay?' },
);
export const COUNTED_BESIDE_IT = misconception(
  'counted-units-beside-it',
  {
    en: 'Counts units that it does not cover',
    fr: 'Compte des unités à côté',
    es: 'Cuenta unidades que no cubre',
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
    en: 'Gives one amount and does not compare',
    fr: 'Donne une seule mesure sans comparer',
    es: 'Da una sola medida sin comparar',
  },
  { en: 'What must be compared?', fr: 'Que faut-il comparer ?', es: '¿Qué se debe comparar?' },
);
export const ADDED_TO_COMPARE = misconception(
  'added-to-compare',
  {
    en: 'Adds where two amounts are compared',
    fr: 'Ajoute au lieu de comparer',
    es: 'Suma en vez de comparar',
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
    en: 'Mixes up the hands of the clock',
    fr: 'Confond les aiguilles',
    es: 'Confunde las manecillas del reloj',
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
    en: 'Reads the hour that is not yet reached',
    fr: 'Lit l’heure pas encore atteinte',
    es: 'Lee la hora que aún no llega',
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
    en: 'Reads the printed number as minutes',
    fr: 'Lit le nombre écrit comme des minutes',
    es: 'Lee el número escrito como minutos',
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
    en: 'Counts an hour as 100 minutes',
    fr: 'Compte 100 minutes dans une heure',
    es: 'Cuenta 100 minutos en una hora',
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
    en: 'Does not go on to the next hour',
    fr: 'Ne passe pas à l’heure suivante',
    es: 'No pasa a la hora siguiente',
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
    en: 'Goes back where time goes on, or the other way round',
    fr: 'Recule au lieu d’avancer, ou l’inverse',
    es: 'Retrocede en vez de avanzar, o al revés',
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
    en: 'Counts the coins and not their worth',
    fr: 'Compte les pièces et non leur valeur',
    es: 'Cuenta las monedas y no su valor',
  },
  {
    en: 'What is written on each coin?',
    fr: 'Qu’est-il écrit sur chaque pièce ?',
    es: '¿Qué está escrito en cada moneda?',
  },
);
export const LEFT_ONE_OUT = misconception(
  'left-one-out',
  { en: 'Leaves one out', fr: 'En oublie un', es: 'Olvida uno' },
  { en: 'Were all of them used?', fr: 'Les as-tu tous comptés ?', es: '¿Se usaron todos?' },
);
export const LINES_NOT_SCALE = misconception(
  'counted-lines-not-scale',
  {
    en: 'Counts lines and not what they stand for',
    fr: 'Compte les lignes et non leur valeur',
    es: 'Cuenta las líneas y no su valor',
  },
  {
    en: 'How much is it from line to line?',
    fr: 'Combien y a-t-il d’une ligne à l’autre ?',
    es: '¿Cuánto hay de una línea a otra?',
  },
);
export const READ_ANOTHER_BAR = misconception(
  'read-another-bar',
  { en: 'Reads another bar', fr: 'Lit une autre barre', es: 'Lee otra barra' },
  {
    en: 'Which name stands under the bar?',
    fr: 'Quel nom est sous la barre ?',
    es: '¿Qué nombre está bajo la barra?',
  },
);
export const CONVERTED_THE_OTHER_WAY = misconception(
  'converted-the-other-way',
  {
    en: 'Multiplies where it must divide, or the other way round',
    fr: 'Multiplie au lieu de diviser, ou l’inverse',
    es: 'Multiplica en vez de dividir, o al revés',
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
    en: 'Takes ten (or a hundred) for every change of units',
    fr: 'Prend dix (ou cent) pour toute unité',
    es: 'Toma diez (o cien) para toda unidad',
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
    en: 'Adds two units without converting',
    fr: 'Ajoute deux unités sans convertir',
    es: 'Suma dos unidades sin convertir',
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
    en: 'Reads the other scale of the protractor',
    fr: 'Lit l’autre graduation du rapporteur',
    es: 'Lee la otra escala del transportador',
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
    en: 'Reads one ray and does not subtract the other',
    fr: 'Lit un seul côté sans soustraire l’autre',
    es: 'Lee un solo lado sin restar el otro',
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
    en: 'Mixes up the degrees of a right angle and of a straight line',
    fr: 'Confond les degrés d’un angle droit et d’une ligne droite',
    es: 'Confunde los grados de un ángulo recto y de una línea recta',
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
    en: 'Counts the coins but does not take off the price',
    fr: 'Compte les pièces sans enlever le prix',
    es: 'Cuenta las monedas pero no quita el precio',
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
    en: 'Gives the length, not the number where it ends',
    fr: 'Donne la longueur et non le nombre où cela finit',
    es: 'Da el largo y no el número donde acaba',
  },
  {
    en: 'Put a finger on the end. Which number is below?',
    fr: 'Mets un doigt sur la fin. Quel nombre est dessous ?',
    es: 'Pongamos un dedo en el final. ¿Qué número hay debajo?',
  },
);
