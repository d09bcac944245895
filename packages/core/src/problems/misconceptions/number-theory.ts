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
