import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  level: { en: 'Level n', fr: 'Niveau n', es: 'Nivel n' },
  width: { en: 'Width of the box', fr: 'Largeur de la boîte', es: 'Anchura de la caja' },
  nm: { en: '{n} nm', fr: '{n} nm', es: '{n} nm' },
  measure: { en: 'Measure {n} times', fr: 'Mesurer {n} fois', es: 'Medir {n} veces' },
  clear: { en: 'Clear measurements', fr: 'Effacer les mesures', es: 'Borrar las medidas' },
  state: {
    en: 'Level {n}: energy {energy} eV, nodes inside: {nodes}. Chance of finding the particle in the middle third: {chance} %.',
    fr: 'Niveau {n} : énergie {energy} eV, nœuds à l’intérieur : {nodes}. Probabilité de trouver la particule dans le tiers central : {chance} %.',
    es: 'Nivel {n}: energía {energy} eV, nodos en el interior: {nodes}. Probabilidad de hallar la partícula en el tercio central: {chance} %.',
  },
  measured: {
    en: 'Found in the middle third: {hits} of {all}.',
    fr: 'Trouvée dans le tiers central : {hits} sur {all}.',
    es: 'Hallada en el tercio central: {hits} de {all}.',
  },
} satisfies Record<string, LocalisedText>;
