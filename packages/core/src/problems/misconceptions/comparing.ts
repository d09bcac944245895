import { misconception } from './misconception.ts';

export const SIGN_TURNED_AROUND = misconception(
  'sign-turned-around',
  { en: 'Turns the sign around', fr: 'Met le signe à l’envers', es: 'Pone el signo al revés' },
  {
    en: 'Does the wide side face the larger?',
    fr: 'Le côté ouvert est-il vers le plus grand ?',
    es: '¿El lado abierto mira al mayor?',
  },
);
export const EQUAL_WITHOUT_COUNTING = misconception(
  'equal-without-counting',
  {
    en: 'Calls two amounts equal without counting',
    fr: 'Croit égales deux quantités sans compter',
    es: 'Cree iguales dos cantidades sin contar',
  },
  {
    en: 'Count both. Are they the same?',
    fr: 'Compte les deux. Est-ce pareil ?',
    es: 'Contamos las dos. ¿Son iguales?',
  },
);
export const EQUALS_MEANS_ANSWER = misconception(
  'equals-means-answer',
  {
    en: 'Reads the equal sign as “here comes the answer”',
    fr: 'Lit le signe égal comme « voici la réponse »',
    es: 'Lee el signo igual como «aquí va la respuesta»',
  },
  {
    en: 'Are both sides worth the same?',
    fr: 'Les deux côtés valent-ils autant ?',
    es: '¿Valen lo mismo los dos lados?',
  },
);
export const ADDED_ALL_NUMBERS = misconception(
  'added-all-numbers',
  { en: 'Adds all the numbers it sees', fr: 'Additionne tous les nombres', es: 'Suma todos los números' },
  {
    en: 'Put your number in. Is it true?',
    fr: 'Mets ton nombre. Est-ce vrai ?',
    es: 'Ponemos ese número. ¿Es verdad?',
  },
);
export const LAST_DIGIT_IGNORED = misconception(
  'last-digit-ignored',
  {
    en: 'Looks at the first digit for even and odd',
    fr: 'Regarde le premier chiffre pour la parité',
    es: 'Mira la primera cifra para saber si es par',
  },
  {
    en: 'Make pairs of the ones. Is one left?',
    fr: 'Fais des paires. En reste-t-il un ?',
    es: 'Hacemos parejas. ¿Sobra uno?',
  },
);
export const ROUNDED_DOWN_ALWAYS = misconception(
  'rounded-down-always',
  { en: 'Always rounds down', fr: 'Arrondit toujours vers le bas', es: 'Redondea siempre hacia abajo' },
  {
    en: 'Which of the two neighbors is nearer?',
    fr: 'Lequel des deux voisins est le plus proche ?',
    es: '¿Cuál de los dos vecinos está más cerca?',
  },
);
export const ROUNDED_UP_ALWAYS = misconception(
  'rounded-up-always',
  { en: 'Always rounds up', fr: 'Arrondit toujours vers le haut', es: 'Redondea siempre hacia arriba' },
  {
    en: 'Which of the two neighbors is nearer?',
    fr: 'Lequel des deux voisins est le plus proche ?',
    es: '¿Cuál de los dos vecinos está más cerca?',
  },
);
export const ROUNDED_TO_ANOTHER_PLACE = misconception(
  'rounded-to-another-place',
  { en: 'Rounds to another place', fr: 'Arrondit à un autre rang', es: 'Redondea a otro lugar' },
  {
    en: 'Which place does the question name?',
    fr: 'Quel rang la question demande-t-elle ?',
    es: '¿Qué lugar pide la pregunta?',
  },
);
export const LARGER_BOTTOM_LARGER = misconception(
  'larger-bottom-larger-fraction',
  {
    en: 'Takes the fraction with the larger numbers for the larger',
    fr: 'Croit plus grande la fraction aux plus grands nombres',
    es: 'Cree mayor la fracción con números mayores',
  },
  {
    en: 'Draw both on equal bars. Which covers more?',
    fr: 'Dessine-les sur des barres égales. Laquelle couvre plus ?',
    es: 'Dibujemos las dos en barras iguales. ¿Cuál cubre más?',
  },
);
