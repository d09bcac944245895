import { misconception } from './misconception.ts';

export const POWER_TIMES_EXPONENT = misconception(
  'power-times-exponent',
  {
    en: 'Multiplies by the exponent instead of raising',
    fr: 'Multiplie par l’exposant au lieu d’élever',
    es: 'Multiplica por el exponente en vez de elevar',
  },
  {
    en: 'How many equal factors stand in the power?',
    fr: 'Combien de facteurs égaux y a-t-il dans la puissance ?',
    es: '¿Cuántos factores iguales hay en la potencia?',
  },
);
export const LAST_STEP_MISSED = misconception(
  'last-step-missed',
  { en: 'Stops one factor early', fr: 'S’arrête un facteur trop tôt', es: 'Se detiene un factor antes' },
  {
    en: 'How many factors did you multiply?',
    fr: 'Combien de facteurs as-tu multipliés ?',
    es: '¿Cuántos factores se han multiplicado?',
  },
);
export const INVERSE_AS_OPPOSITE = misconception(
  'inverse-as-opposite',
  {
    en: 'Takes the opposite for the inverse',
    fr: 'Prend l’opposé pour l’inverse',
    es: 'Toma el opuesto por el inverso',
  },
  {
    en: 'Multiply your number by the given one. What is the remainder?',
    fr: 'Multiplie ton nombre par le nombre donné. Quel est le reste ?',
    es: 'Multiplicando ese número por el dado, ¿cuál es el resto?',
  },
);
export const REMAINDER_MINUS_ONE = misconception(
  'remainder-minus-one',
  {
    en: 'Reaches the remainder −1 instead of 1',
    fr: 'Arrive au reste −1 au lieu de 1',
    es: 'Llega al resto −1 en vez de 1',
  },
  {
    en: 'Multiply and divide. Is the remainder 1?',
    fr: 'Multiplie puis divise. Le reste est-il 1 ?',
    es: 'Al multiplicar y dividir, ¿es el resto 1?',
  },
);
export const ONE_CONGRUENCE_ONLY = misconception(
  'one-congruence-only',
  {
    en: 'Satisfies one congruence only',
    fr: 'Ne vérifie qu’une congruence',
    es: 'Cumple solo una congruencia',
  },
  {
    en: 'Divide your number by each modulus. Are all remainders right?',
    fr: 'Divise ton nombre par chaque module. Tous les restes sont-ils bons ?',
    es: 'Dividiendo ese número entre cada módulo, ¿son correctos todos los restos?',
  },
);
export const REMAINDERS_ADDED = misconception(
  'remainders-added',
  { en: 'Adds the remainders', fr: 'Additionne les restes', es: 'Suma los restos' },
  {
    en: 'Divide your number by each modulus. Are all remainders right?',
    fr: 'Divise ton nombre par chaque module. Les restes sont-ils tous bons ?',
    es: 'Dividiendo ese número entre cada módulo, ¿salen todos los restos?',
  },
);
export const OTHERS_MULTIPLIED_ONLY = misconception(
  'others-multiplied-only',
  {
    en: 'Multiplies the other moduli and does not look at the remainder',
    fr: 'Multiplie les autres modules sans regarder le reste',
    es: 'Multiplica los otros módulos sin mirar el resto',
  },
  {
    en: 'Divide your number by the first modulus. Is the remainder 1?',
    fr: 'Divise ton nombre par le premier module. Le reste est-il 1 ?',
    es: 'Dividiendo ese número entre el primer módulo, ¿queda 1?',
  },
);
export const SHARED_FACTOR_IGNORED = misconception(
  'shared-factor-ignored',
  {
    en: 'Treats moduli that share a factor as if they shared none',
    fr: 'Traite des modules qui ont un facteur commun comme s’ils n’en avaient pas',
    es: 'Trata módulos con un factor común como si no lo tuvieran',
  },
  {
    en: 'What do both conditions say about the remainder by the shared factor?',
    fr: 'Que disent les deux conditions du reste par le facteur commun ?',
    es: '¿Qué dicen ambas condiciones del resto por el factor común?',
  },
);
export const COMPOSED_PART_BY_PART = misconception(
  'composed-part-by-part',
  {
    en: 'Multiplies x by x and y by y only',
    fr: 'Multiplie seulement x par x et y par y',
    es: 'Multiplica solo x por x e y por y',
  },
  {
    en: 'Put your x and y into the equation. Does it hold?',
    fr: 'Mets ton x et ton y dans l’équation. Est-elle vraie ?',
    es: 'Poniendo esos números en la ecuación, ¿se cumple?',
  },
);
export const FACTOR_OF_SQUARE_FORGOTTEN = misconception(
  'factor-of-square-forgotten',
  {
    en: 'Forgets the factor of y² when composing',
    fr: 'Oublie le facteur de y² en composant',
    es: 'Olvida el factor de y² al componer',
  },
  {
    en: 'Put your x and y into the equation. What comes out?',
    fr: 'Mets ton x et ton y dans l’équation. Qu’est-ce qui en sort ?',
    es: 'Poniendo esos números en la ecuación, ¿qué sale?',
  },
);
