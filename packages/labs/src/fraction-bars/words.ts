import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  cut: { en: 'Cut both bars into', fr: 'Couper les deux bandes en', es: 'Cortar las dos barras en' },
  parts: { en: '{n} parts', fr: '{n} parts', es: '{n} partes' },
  join: {
    en: 'Put the shaded parts together',
    fr: 'Réunir les parts colorées',
    es: 'Juntar las partes coloreadas',
  },
  before: {
    en: '{a} and {b}: the parts have different sizes. Find a cut that fits both.',
    fr: '{a} et {b} : les parts n’ont pas la même taille. Trouve une coupe qui convient aux deux.',
    es: '{a} y {b}: las partes tienen tamaños distintos. Busca un corte que sirva para las dos.',
  },
  noFit: {
    en: '{n} parts do not fit both bars: a cut would fall inside a part.',
    fr: '{n} parts ne conviennent pas aux deux bandes : une coupe tomberait au milieu d’une part.',
    es: '{n} partes no sirven para las dos barras: un corte caería dentro de una parte.',
  },
  fits: {
    en: 'It fits: {a} is {as} and {b} is {bs}. Now the parts have one size.',
    fr: 'Ça convient : {a} fait {as} et {b} fait {bs}. Les parts ont maintenant la même taille.',
    es: 'Sirve: {a} es {as} y {b} es {bs}. Ahora las partes tienen el mismo tamaño.',
  },
  joined: {
    en: '{as} and {bs} together make {sum}.',
    fr: '{as} et {bs} font ensemble {sum}.',
    es: '{as} y {bs} juntos son {sum}.',
  },
} satisfies Record<string, LocalisedText>;
