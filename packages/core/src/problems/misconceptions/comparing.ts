import { misconception } from './misconception.ts';

export const SIGN_TURNED_AROUND = misconception(
  'sign-turned-around',
  { en: 'Turning the sign around', fr: 'Mettre le signe à l’envers', es: 'Poner el signo al revés' },
  {
    en: 'Does the wide side face the larger?',
    fr: 'Le côté ouvert est-il vers le plus grand ?',
    es: '¿El lado abierto mira al mayor?',
  },
);
export const EQUAL_WITHOUT_COUNTING = misconception(
  'equal-without-counting',
  {
    en: 'Calling two amounts equal without counting',
    fr: 'Croire égales deux quantités sans compter',
    es: 'Creer iguales dos cantidades sin contar',
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
    en: 'Reading the equal sign as “here comes the answer”',
    fr: 'Lire le signe égal comme « voici la réponse »',
    es: 'Leer el signo igual como «aquí va la respuesta»',
  },
  {
    en: 'Are both sides worth the same?',
    fr: 'Les deux côtés valent-ils autant ?',
    es: '¿Valen lo mismo los dos lados?',
  },
);
export const ADDED_ALL_NUMBERS = misconception(
  'added-all-numbers',
  {
    en: 'Adding all the numbers in sight',
    fr: 'Additionner tous les nombres',
    es: 'Sumar todos los números',
  },
  {
    en: 'Put your number in. Is it true?',
    fr: 'Mets ton nombre. Est-ce vrai ?',
    es: 'Ponemos ese número. ¿Es verdad?',
  },
);
export const LAST_DIGIT_IGNORED = misconception(
  'last-digit-ignored',
  {
    en: 'Looking at the first digit for even and odd',
    fr: 'Regarder le premier chiffre pour la parité',
    es: 'Mirar la primera cifra para saber si es par',
  },
  {
    en: 'Make pairs of the ones. Is one left?',
    fr: 'Fais des paires. En reste-t-il un ?',
    es: 'Hacemos parejas. ¿Sobra uno?',
  },
);
export const ROUNDED_DOWN_ALWAYS = misconception(
  'rounded-down-always',
  { en: 'Always rounding down', fr: 'Arrondir toujours vers le bas', es: 'Redondear siempre hacia abajo' },
  {
    en: 'Which of the two neighbors is nearer?',
    fr: 'Lequel des deux voisins est le plus proche ?',
    es: '¿Cuál de los dos vecinos está más cerca?',
  },
);
export const ROUNDED_UP_ALWAYS = misconception(
  'rounded-up-always',
  { en: 'Always rounding up', fr: 'Arrondir toujours vers le haut', es: 'Redondear siempre hacia arriba' },
  {
    en: 'Which of the two neighbors is nearer?',
    fr: 'Lequel des deux voisins est le plus proche ?',
    es: '¿Cuál de los dos vecinos está más cerca?',
  },
);
export const ROUNDED_TO_ANOTHER_PLACE = misconception(
  'rounded-to-another-place',
  { en: 'Rounding to another place', fr: 'Arrondir à un autre rang', es: 'Redondear a otro lugar' },
  {
    en: 'Which place does the question name?',
    fr: 'Quel rang la question demande-t-elle ?',
    es: '¿Qué lugar pide la pregunta?',
  },
);
export const LARGER_BOTTOM_LARGER = misconception(
  'larger-bottom-larger-fraction',
  {
    en: 'Taking the fraction with the larger numbers for the larger',
    fr: 'Croire plus grande la fraction aux plus grands nombres',
    es: 'Creer mayor la fracción con números mayores',
  },
  {
    en: 'Draw both on equal bars. Which covers more?',
    fr: 'Dessine-les sur des barres égales. Laquelle couvre plus ?',
    es: 'Dibujemos las dos en barras iguales. ¿Cuál cubre más?',
  },
);
