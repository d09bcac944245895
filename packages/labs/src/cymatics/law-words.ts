import type { LocalisedText } from '@ori/contracts/locale';

export const LAW_WORDS = {
  title: {
    en: 'Chladni’s law, tested',
    fr: 'La loi de Chladni à l’épreuve',
    es: 'La ley de Chladni a prueba',
  },
  lead: {
    en: 'For a round free plate with m lines through the middle and n rings, the law says: the tone grows as (m + 2n)². Here it is, with one constant fitted, beside the solved tones of a free round plate of this material, {size} mm wide and {thickness} mm thick.',
    fr: 'Pour une plaque ronde libre à m lignes par le centre et n anneaux, la loi dit : le son croît comme (m + 2n)². La voici, une seule constante ajustée, à côté des sons calculés d’une plaque ronde libre de cette matière, large de {size} mm et épaisse de {thickness} mm.',
    es: 'Para una placa redonda libre con m líneas por el centro y n anillos, la ley dice: el tono crece como (m + 2n)². Aquí está, con una sola constante ajustada, junto a los tonos resueltos de una placa redonda libre de este material, de {size} mm de ancho y {thickness} mm de grosor.',
  },
  picture: {
    en: 'Solved tones as dots, the law as a line.',
    fr: 'Les sons calculés en points, la loi en ligne.',
    es: 'Los tonos resueltos como puntos, la ley como línea.',
  },
  solved: { en: 'Solved, Hz', fr: 'Calculé, Hz', es: 'Resuelto, Hz' },
  law: { en: 'By the law, Hz', fr: 'Selon la loi, Hz', es: 'Según la ley, Hz' },
  off: { en: 'Law is off by', fr: 'Écart de la loi', es: 'Error de la ley' },
  percent: { en: '{n} %', fr: '{n} %', es: '{n} %' },
  result: {
    en: 'The law errs by {most} % at most here. It is a rule of thumb, good for many lines; the solved values come from the plate’s own equation.',
    fr: 'Ici, la loi se trompe de {most} % au plus. C’est une règle pratique, bonne pour les figures à nombreuses lignes ; les valeurs calculées viennent de l’équation même de la plaque.',
    es: 'Aquí la ley yerra un {most} % como mucho. Es una regla práctica, buena para figuras con muchas líneas; los valores resueltos salen de la ecuación misma de la placa.',
  },
} satisfies Record<string, LocalisedText>;
