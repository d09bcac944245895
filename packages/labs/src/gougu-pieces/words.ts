import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  gou: { en: 'Gou, the short leg', fr: 'Gou, le petit côté', es: 'Gou, el cateto corto' },
  gu: { en: 'Gu, the long leg', fr: 'Gu, le grand côté', es: 'Gu, el cateto largo' },
  slide: { en: 'Slide piece {n}', fr: 'Glisser la pièce {n}', es: 'Deslizar la pieza {n}' },
  back: { en: 'Slide all back', fr: 'Tout remettre en place', es: 'Devolver todas' },
  before: {
    en: 'Two squares of {a} and {b} squares stand side by side: {sum} together. {left} pieces still stick out of the tilted square.',
    fr: 'Deux carrés de {a} et {b} carreaux sont côte à côte : {sum} ensemble. {left} pièces dépassent encore du carré penché.',
    es: 'Dos cuadrados de {a} y {b} casillas están juntos: {sum} en total. {left} piezas sobresalen aún del cuadrado inclinado.',
  },
  done: {
    en: 'Nothing sticks out, nothing is missing. The tilted square holds {a} + {b} = {sum} squares, so its side is √{sum}{exact}.',
    fr: 'Rien ne dépasse, rien ne manque. Le carré penché contient {a} + {b} = {sum} carreaux ; son côté mesure donc √{sum}{exact}.',
    es: 'Nada sobresale, nada falta. El cuadrado inclinado contiene {a} + {b} = {sum} casillas, así que su lado mide √{sum}{exact}.',
  },
} satisfies Record<string, LocalisedText>;
