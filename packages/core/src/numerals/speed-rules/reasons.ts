import type { LocalisedText } from '@ori/contracts/locale';
import { text } from '../../problems/text.ts';

const WRITTEN = {
  expand: {
    en: 'Multiply every term by every term.',
    fr: 'On multiplie chaque terme par chaque terme.',
    es: 'Se multiplica cada término por cada término.',
  },
  collect: {
    en: 'Put like terms together.',
    fr: 'On regroupe les termes semblables.',
    es: 'Se reúnen los términos semejantes.',
  },
  factor: {
    en: 'Take out what the terms have in common.',
    fr: 'On met en facteur ce que les termes ont en commun.',
    es: 'Se saca lo que los términos tienen en común.',
  },
  addAndTake: {
    en: 'Add and take away the same: nothing changes.',
    fr: 'On ajoute et on retire la même chose : rien ne change.',
    es: 'Se suma y se quita lo mismo: nada cambia.',
  },
  group: {
    en: 'Group the terms in a new way.',
    fr: 'On groupe les termes autrement.',
    es: 'Se agrupan los términos de otro modo.',
  },
  given: { en: 'Given.', fr: 'Donné.', es: 'Dado.' },
  moveOver: {
    en: 'Take the same away from both sides.',
    fr: 'On retire la même chose aux deux membres.',
    es: 'Se quita lo mismo de los dos lados.',
  },
  divide: {
    en: 'Divide both sides by the factor, which must not be zero.',
    fr: 'On divise les deux membres par le facteur, qui ne doit pas être nul.',
    es: 'Se dividen los dos lados entre el factor, que no debe ser cero.',
  },
  clear: {
    en: 'Multiply both sides by the denominators, none of them zero.',
    fr: 'On multiplie les deux membres par les dénominateurs, tous non nuls.',
    es: 'Se multiplican los dos lados por los denominadores, ninguno cero.',
  },
  scaleAndTake: {
    en: 'Multiply the first equation by k and take the second away: y and the right sides vanish.',
    fr: 'On multiplie la première équation par k et on retire la seconde : y et les membres de droite disparaissent.',
    es: 'Se multiplica la primera ecuación por k y se resta la segunda: desaparecen y y los lados derechos.',
  },
  addBoth: {
    en: 'Add both equations.',
    fr: 'On ajoute les deux équations.',
    es: 'Se suman las dos ecuaciones.',
  },
  takeBoth: {
    en: 'Take the second equation away from the first.',
    fr: 'On retire la seconde équation de la première.',
    es: 'Se resta la segunda ecuación de la primera.',
  },
  times4a: {
    en: 'Multiply both sides by 4a.',
    fr: 'On multiplie les deux membres par 4a.',
    es: 'Se multiplican los dos lados por 4a.',
  },
  completeBoth: {
    en: 'Add b² to both sides and take 4ac away.',
    fr: 'On ajoute b² aux deux membres et on retire 4ac.',
    es: 'Se suma b² a los dos lados y se quita 4ac.',
  },
  square: {
    en: 'The left side is a square.',
    fr: 'Le membre de gauche est un carré.',
    es: 'El lado izquierdo es un cuadrado.',
  },
  longDivision: {
    en: 'One step of long division by 7: the old remainder R with a zero is 7 times the digit d, and r is left.',
    fr: 'Une étape de la division par 7 : l’ancien reste R suivi d’un zéro est 7 fois le chiffre d, et il reste r.',
    es: 'Un paso de la división entre 7: el resto anterior R con un cero es 7 veces la cifra d, y queda r.',
  },
  times3: {
    en: 'Multiply both sides by 3.',
    fr: 'On multiplie les deux membres par 3.',
    es: 'Se multiplican los dos lados por 3.',
  },
  lastDigit: {
    en: 'Rearrange: d and 7r differ by a multiple of ten, so they end in the same digit.',
    fr: 'On réarrange : d et 7r diffèrent d’un multiple de dix, ils finissent donc par le même chiffre.',
    es: 'Se reordena: d y 7r se distinguen en un múltiplo de diez, así que acaban en la misma cifra.',
  },
  backToD: {
    en: 'C + h is D.',
    fr: 'C + h, c’est D.',
    es: 'C + h es D.',
  },
  steps: {
    en: 'Four numbers A, B, C, D in equal steps h; each can be told by C.',
    fr: 'Quatre nombres A, B, C, D à pas égaux h ; chacun s’exprime par C.',
    es: 'Cuatro números A, B, C, D a pasos iguales h; cada uno se dice con C.',
  },
  putIn: {
    en: 'Put in A, B and D, multiply out, and bring everything to the left.',
    fr: 'On remplace A, B et D, on développe et on ramène tout à gauche.',
    es: 'Se ponen A, B y D, se multiplica y se lleva todo a la izquierda.',
  },
  derivative: {
    en: 'Take the derivative: x² becomes 2x, a multiple of x becomes its factor, a fixed number goes away.',
    fr: 'On dérive : x² devient 2x, un multiple de x devient son facteur, un nombre fixe disparaît.',
    es: 'Se deriva: x² pasa a 2x, un múltiplo de x pasa a su factor, un número fijo desaparece.',
  },
} as const satisfies Record<string, LocalisedText>;
export type ReasonName = keyof typeof WRITTEN;

/** Why a step of a proof is allowed. */
export function reasonOf(name: ReasonName): LocalisedText {
  return text(WRITTEN[name]);
}
