import { misconception } from './misconception.ts';

export const POWER_TIMES_EXPONENT = misconception(
  'power-times-exponent',
  {
    en: 'Multiplying by the exponent instead of raising',
    fr: 'Multiplier par l’exposant au lieu d’élever',
    es: 'Multiplicar por el exponente en vez de elevar',
  },
  {
    en: 'How many equal factors stand in the power?',
    fr: 'Combien de facteurs égaux y a-t-il dans la puissance ?',
    es: '¿Cuántos factores iguales hay en la potencia?',
  },
);
export const LAST_STEP_MISSED = misconception(
  'last-step-missed',
  { en: 'Stopping one factor early', fr: 'S’arrêter un facteur trop tôt', es: 'Detenerse un factor antes' },
  {
    en: 'How many factors did you multiply?',
    fr: 'Combien de facteurs as-tu multipliés ?',
    es: '¿Cuántos factores se han multiplicado?',
  },
);
export const INVERSE_AS_OPPOSITE = misconception(
  'inverse-as-opposite',
  {
    en: 'Taking the opposite for the inverse',
    fr: 'Prendre l’opposé pour l’inverse',
    es: 'Tomar el opuesto por el inverso',
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
    en: 'Reaching the remainder −1 instead of 1',
    fr: 'Arriver au reste −1 au lieu de 1',
    es: 'Llegar al resto −1 en vez de 1',
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
    en: 'Satisfying one congruence only',
    fr: 'Ne vérifier qu’une congruence',
    es: 'Cumplir solo una congruencia',
  },
  {
    en: 'Divide your number by each modulus. Are all remainders right?',
    fr: 'Divise ton nombre par chaque module. Tous les restes sont-ils bons ?',
    es: 'Dividiendo ese número entre cada módulo, ¿son correctos todos los restos?',
  },
);
export const REMAINDERS_ADDED = misconception(
  'remainders-added',
  { en: 'Adding the remainders', fr: 'Additionner les restes', es: 'Sumar los restos' },
  {
    en: 'Divide your number by each modulus. Are all remainders right?',
    fr: 'Divise ton nombre par chaque module. Les restes sont-ils tous bons ?',
    es: 'Dividiendo ese número entre cada módulo, ¿salen todos los restos?',
  },
);
export const OTHERS_MULTIPLIED_ONLY = misconception(
  'others-multiplied-only',
  {
    en: 'Multiplying the other moduli and not looking at the remainder',
    fr: 'Multiplier les autres modules sans regarder le reste',
    es: 'Multiplicar los otros módulos sin mirar el resto',
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
    en: 'Treating moduli that share a factor as if they shared none',
    fr: 'Traiter des modules qui ont un facteur commun comme s’ils n’en avaient pas',
    es: 'Tratar módulos con un factor común como si no lo tuvieran',
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
    en: 'Multiplying x by x and y by y only',
    fr: 'Multiplier seulement x par x et y par y',
    es: 'Multiplicar solo x por x e y por y',
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
    en: 'Forgetting the factor of y² when composing',
    fr: 'Oublier le facteur de y² en composant',
    es: 'Olvidar el factor de y² al componer',
  },
  {
    en: 'Put your x and y into the equation. What comes out?',
    fr: 'Mets ton x et ton y dans l’équation. Qu’est-ce qui en sort ?',
    es: 'Poniendo esos números en la ecuación, ¿qué sale?',
  },
);
