import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  cutEach: { en: 'Pieces from each loaf', fr: 'Morceaux par pain', es: 'Trozos de cada pan' },
  deal: { en: 'Give one to each', fr: 'En donner un à chacun', es: 'Dar uno a cada persona' },
  again: { en: 'Start again', fr: 'Recommencer', es: 'Empezar de nuevo' },
  before: {
    en: '{wholes} loaves for {people} people. Choose how to cut them.',
    fr: '{wholes} pains pour {people} personnes. Choisis comment les couper.',
    es: '{wholes} panes para {people} personas. Elige cómo cortarlos.',
  },
  dealing: {
    en: 'Pieces still to give: {left}.',
    fr: 'Morceaux encore à donner : {left}.',
    es: 'Trozos que quedan por dar: {left}.',
  },
  fair: {
    en: 'Pieces for each: {each}. None are left. That is fair!',
    fr: 'Morceaux pour chacun : {each}. Il n’en reste aucun. C’est juste !',
    es: 'Trozos para cada persona: {each}. No queda ninguno. ¡Es justo!',
  },
  unfair: {
    en: 'Pieces for each: {each}. Left over: {left}. Try another cut.',
    fr: 'Morceaux pour chacun : {each}. Il en reste : {left}. Essaie une autre coupe.',
    es: 'Trozos para cada persona: {each}. Sobran: {left}. Prueba otro corte.',
  },
} satisfies Record<string, LocalisedText>;
