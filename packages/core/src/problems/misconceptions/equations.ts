import { misconception } from './misconception.ts';

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
export const STOPPED_BEFORE_DIVIDING = misconception(
  'stopped-before-dividing',
  {
    en: 'Finding several x and taking them for one',
    fr: 'Trouver plusieurs x et les prendre pour un seul',
    es: 'Hallar varias x y tomarlas por una sola',
  },
  {
    en: 'Is that one x, or several of them?',
    fr: 'Est-ce un seul x, ou plusieurs ?',
    es: '¿Es eso una x o son varias?',
  },
);
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
export const HALF_FOR_ROOT = misconception(
  'half-for-root',
  {
    en: 'Halving the number instead of taking the root',
    fr: 'Prendre la moitié au lieu de la racine',
    es: 'Tomar la mitad en vez de la raíz',
  },
  {
    en: 'Multiply your number by itself. Do you come near the number under the root?',
    fr: 'Multiplie ton nombre par lui-même. Es-tu près du nombre sous la racine ?',
    es: 'Multiplicando ese número por sí mismo, ¿se acerca al número de la raíz?',
  },
);
export const NEXT_WHOLE_NUMBER = misconception(
  'next-whole-number',
  {
    en: 'Taking the neighbor on the wrong side',
    fr: 'Prendre l’entier voisin du mauvais côté',
    es: 'Tomar el entero vecino del lado equivocado',
  },
  {
    en: 'Square your number. Is the result below or above the number under the root?',
    fr: 'Élève ton nombre au carré. Est-ce en dessous ou au-dessus du nombre sous la racine ?',
    es: 'Elevando ese número al cuadrado, ¿queda por debajo o por encima del número de la raíz?',
  },
);
export const EVERY_ROOT_IRRATIONAL = misconception(
  'every-root-irrational',
  {
    en: 'Thinking that every root is irrational',
    fr: 'Croire toute racine irrationnelle',
    es: 'Creer irracional toda raíz',
  },
  {
    en: 'Is the number under the root the square of a whole number?',
    fr: 'Le nombre sous la racine est-il le carré d’un entier ?',
    es: '¿Es el número de la raíz el cuadrado de un entero?',
  },
);
export const ENDLESS_MEANS_IRRATIONAL = misconception(
  'endless-means-irrational',
  {
    en: 'Thinking that every endless decimal is irrational',
    fr: 'Croire irrationnel tout nombre à écriture décimale infinie',
    es: 'Creer irracional todo decimal infinito',
  },
  {
    en: 'Can it be written as one whole number over another?',
    fr: 'Peut-on l’écrire comme un entier divisé par un autre ?',
    es: '¿Se puede escribir como un entero dividido entre otro?',
  },
);
