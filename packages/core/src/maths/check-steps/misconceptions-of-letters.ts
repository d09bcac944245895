import { misconception } from './misconception.ts';

export const DISTRIBUTED_FIRST_ONLY = misconception(
  'distributed-first-only',
  {
    en: 'Multiplying only the first term in the brackets',
    fr: 'Ne multiplier que le premier terme de la parenthèse',
    es: 'Multiplicar solo el primer término del paréntesis',
  },
  {
    en: 'Draw the bracket several times. How often does its second number come?',
    fr: 'Écris la parenthèse plusieurs fois. Combien de fois vient son second nombre ?',
    es: 'Escribamos el paréntesis varias veces. ¿Cuántas veces sale su segundo número?',
  },
);
export const DIVIDED_ONE_TERM_ONLY = misconception(
  'divided-one-term-only',
  {
    en: 'Dividing one term and forgetting the other',
    fr: 'Diviser un terme et oublier l’autre',
    es: 'Dividir un término y olvidar el otro',
  },
  {
    en: 'When you divide one side, what must happen to each of its parts?',
    fr: 'Quand tu divises un membre, que doit-il arriver à chacun de ses termes ?',
    es: 'Al dividir un lado, ¿qué debe pasar con cada una de sus partes?',
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
export const ONE_ROOT_ONLY = misconception(
  'one-root-only',
  {
    en: 'Finding one solution and missing the other',
    fr: 'Trouver une solution et oublier l’autre',
    es: 'Hallar una solución y olvidar la otra',
  },
  {
    en: 'Which two numbers have the same square?',
    fr: 'Quels deux nombres ont le même carré ?',
    es: '¿Qué dos números tienen el mismo cuadrado?',
  },
);
export const OPPOSITE_NOT_USED = misconception(
  'opposite-not-used',
  {
    en: 'Doing the same operation again instead of the opposite one',
    fr: 'Refaire la même opération au lieu de l’opération inverse',
    es: 'Repetir la misma operación en vez de la contraria',
  },
  {
    en: 'What was done to x, and what would undo it?',
    fr: 'Qu’a-t-on fait à x, et qu’est-ce qui le défait ?',
    es: '¿Qué se le hizo a x y qué lo deshace?',
  },
);
export const SIGN_KEPT_WHEN_MOVED = misconception(
  'sign-kept-when-moved',
  {
    en: 'Moving a number across and keeping its sign',
    fr: 'Faire passer un nombre dans l’autre membre sans changer son signe',
    es: 'Pasar un número al otro lado sin cambiar el signo',
  },
  {
    en: 'Put your number in for x. Are both sides equal?',
    fr: 'Remplace x par ton nombre. Les deux membres sont-ils égaux ?',
    es: 'Al poner ese número en lugar de x, ¿son iguales los dos lados?',
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
