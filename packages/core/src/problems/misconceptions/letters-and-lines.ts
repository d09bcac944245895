import { misconception } from './misconception.ts';

export const LETTER_AS_DIGIT = misconception(
  'letter-as-digit',
  {
    en: 'Writing the number in the place of the letter as a digit',
    fr: 'Écrire le nombre à la place de la lettre comme un chiffre',
    es: 'Escribir el número en el lugar de la letra como una cifra',
  },
  {
    en: 'What does a number right before a letter mean?',
    fr: 'Que veut dire un nombre juste devant une lettre ?',
    es: '¿Qué significa un número justo delante de una letra?',
  },
);
export const UNLIKE_TERMS_JOINED = misconception(
  'unlike-terms-joined',
  {
    en: 'Joining terms that are not alike',
    fr: 'Réunir des termes qui ne sont pas semblables',
    es: 'Juntar términos que no son semejantes',
  },
  {
    en: 'Put 1 for the letter, then 2. Do both expressions agree?',
    fr: 'Remplace la lettre par 1, puis par 2. Les deux expressions s’accordent-elles ?',
    es: 'Ponemos 1 en lugar de la letra y luego 2. ¿Coinciden las dos expresiones?',
  },
);
export const START_AND_RATE_SWAPPED = misconception(
  'start-and-rate-swapped',
  {
    en: 'Swapping what happens once with what happens each time',
    fr: 'Échanger ce qui arrive une fois et ce qui se répète',
    es: 'Confundir lo que pasa una vez con lo que se repite',
  },
  {
    en: 'Which number comes again each time?',
    fr: 'Quel nombre revient à chaque fois ?',
    es: '¿Qué número se repite cada vez?',
  },
);
export const INEQUALITY_TURNED_AROUND = misconception(
  'inequality-turned-around',
  { en: 'Turning the inequality around', fr: 'Retourner l’inégalité', es: 'Dar la vuelta a la desigualdad' },
  {
    en: 'Choose one number of yours and try it. Does it fit?',
    fr: 'Choisis un de tes nombres et essaie-le. Convient-il ?',
    es: 'Probemos uno de esos números. ¿Cumple?',
  },
);
export const SECOND_TERM_NOT_DIVIDED = misconception(
  'second-term-not-divided',
  {
    en: 'Taking the factor out of the first term only',
    fr: 'Ne mettre en facteur que dans le premier terme',
    es: 'Sacar el factor solo del primer término',
  },
  {
    en: 'Multiply out again. Do you get both terms back?',
    fr: 'Développe de nouveau. Retrouves-tu les deux termes ?',
    es: 'Al desarrollar otra vez, ¿salen los dos términos?',
  },
);
export const MINUS_ON_FIRST_ONLY = misconception(
  'minus-on-first-only',
  {
    en: 'Using the minus before a bracket for its first term only',
    fr: 'N’appliquer le moins devant la parenthèse qu’au premier terme',
    es: 'Aplicar el menos del paréntesis solo al primer término',
  },
  {
    en: 'What does taking away the whole bracket do to its second term?',
    fr: 'Que devient le second terme si on retire toute la parenthèse ?',
    es: '¿Qué le pasa al segundo término si se resta todo el paréntesis?',
  },
);
export const TOTAL_CHANGE_FOR_RATE = misconception(
  'total-change-for-rate',
  {
    en: 'Giving the whole change instead of the change for one',
    fr: 'Donner le changement total au lieu du changement pour un',
    es: 'Dar el cambio total en vez del cambio por cada uno',
  },
  {
    en: 'For how many steps is that the change?',
    fr: 'Pour combien de pas est-ce le changement ?',
    es: '¿Para cuántos pasos es ese cambio?',
  },
);
export const FIRST_VALUE_AS_START = misconception(
  'first-value-as-start',
  {
    en: 'Taking the first value given for the start',
    fr: 'Prendre la première valeur donnée pour le départ',
    es: 'Tomar el primer valor dado por el inicial',
  },
  {
    en: 'What was the value at zero?',
    fr: 'Quelle était la valeur à zéro ?',
    es: '¿Cuál era el valor en cero?',
  },
);
export const SAME_OUTPUT_FORBIDDEN = misconception(
  'same-output-forbidden',
  {
    en: 'Thinking that two inputs may not share an output',
    fr: 'Croire que deux entrées ne peuvent avoir la même sortie',
    es: 'Creer que dos entradas no pueden tener la misma salida',
  },
  {
    en: 'Does any input have two outputs?',
    fr: 'Une entrée a-t-elle deux sorties ?',
    es: '¿Alguna entrada tiene dos salidas?',
  },
);
export const PATTERN_NEEDED = misconception(
  'pattern-needed',
  {
    en: 'Thinking that a function needs a regular pattern',
    fr: 'Croire qu’une fonction doit suivre un motif régulier',
    es: 'Creer que una función necesita un patrón regular',
  },
  {
    en: 'Does any input have two outputs?',
    fr: 'Une entrée a-t-elle deux sorties ?',
    es: '¿Alguna entrada tiene dos salidas?',
  },
);
export const INPUT_OUTPUT_SWAPPED = misconception(
  'input-and-output-swapped',
  {
    en: 'Mixing up input and output',
    fr: 'Confondre l’entrée et la sortie',
    es: 'Confundir la entrada y la salida',
  },
  {
    en: 'Which number of each pair goes in, and which comes out?',
    fr: 'Dans chaque couple, quel nombre entre et lequel sort ?',
    es: 'En cada par, ¿qué número entra y cuál sale?',
  },
);
export const TREND_BACKWARDS = misconception(
  'trend-backwards',
  {
    en: 'Reading the trend the wrong way',
    fr: 'Lire la tendance à l’envers',
    es: 'Leer la tendencia al revés',
  },
  {
    en: 'From left to right: do the points climb or fall?',
    fr: 'De gauche à droite : les points montent-ils ou descendent-ils ?',
    es: 'De izquierda a derecha: ¿los puntos suben o bajan?',
  },
);
export const TREND_SEEN_IN_NOISE = misconception(
  'trend-seen-in-noise',
  {
    en: 'Not telling a trend from no trend',
    fr: 'Ne pas distinguer une tendance d’une absence de tendance',
    es: 'No distinguir una tendencia de su ausencia',
  },
  {
    en: 'Knowing x, could you guess y at all?',
    fr: 'En connaissant x, pourrais-tu deviner y ?',
    es: 'Conociendo x, ¿se puede estimar y?',
  },
);
export const LINE_ON_ONE_SIDE = misconception(
  'line-on-one-side',
  {
    en: 'Taking a line with nearly all points on one side',
    fr: 'Prendre une droite qui laisse presque tous les points d’un côté',
    es: 'Tomar una recta con casi todos los puntos a un lado',
  },
  {
    en: 'How many points lie above the line, and how many below?',
    fr: 'Combien de points sont au-dessus de la droite, et combien au-dessous ?',
    es: '¿Cuántos puntos quedan por encima de la recta y cuántos por debajo?',
  },
);
export const START_FORGOTTEN = misconception(
  'start-forgotten',
  { en: 'Forgetting the value at zero', fr: 'Oublier la valeur à zéro', es: 'Olvidar el valor en cero' },
  {
    en: 'Where does the line meet the y-axis?',
    fr: 'Où la droite coupe-t-elle l’axe des y ?',
    es: '¿Dónde corta la recta al eje y?',
  },
);
export const ONE_EQUATION_ONLY = misconception(
  'one-equation-only',
  {
    en: 'Finding a pair that fits one equation only',
    fr: 'Trouver un couple qui ne vérifie qu’une équation',
    es: 'Hallar un par que cumple una sola ecuación',
  },
  {
    en: 'Put your pair into the other equation. Does it hold?',
    fr: 'Mets ton couple dans l’autre équation. Est-elle vraie ?',
    es: 'Pongamos ese par en la otra ecuación. ¿Se cumple?',
  },
);
