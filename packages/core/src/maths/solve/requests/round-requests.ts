import type { Locale } from '@ori/contracts/locale';
import { roundTo } from '../number-forms.ts';
import { numberAt, type Request } from './phrase.ts';

const PLACES: Readonly<Record<Locale, readonly (readonly [words: string, places: number])[]>> = {
  en: [
    ['(the nearest ten|tens)', -1],
    ['(the nearest hundred|hundreds)', -2],
    ['(the nearest thousand|thousands)', -3],
    ['(the nearest whole number|a whole number|the nearest one|the nearest integer)', 0],
    ['(the nearest tenth|tenths|1 decimal place|one decimal place)', 1],
    ['(the nearest hundredth|hundredths|2 decimal places|two decimal places)', 2],
    ['(the nearest thousandth|thousandths|3 decimal places|three decimal places)', 3],
  ],
  fr: [
    ['(la dizaine|la dizaine pres)', -1],
    ['(la centaine|la centaine pres)', -2],
    ["(l'unite|l'unite pres|l'entier)", 0],
    ['(au dixieme|dixieme|dixieme pres)', 1],
    ['(au centieme|centieme|centieme pres)', 2],
  ],
  es: [
    ['(la decena|la decena mas cercana)', -1],
    ['(la centena|la centena mas cercana)', -2],
    ['(la unidad|las unidades|el entero mas cercano)', 0],
    ['(las decimas|la decima)', 1],
    ['(las centesimas|la centesima)', 2],
  ],
};

/** Rounding to a place that is named. */
export const ROUND_REQUESTS: readonly Request[] = [-3, -2, -1, 0, 1, 2, 3].map((places) => {
  const words = (locale: Locale) =>
    PLACES[locale].filter(([, each]) => each === places).map(([written]) => written);
  return {
    phrases: {
      en: words('en').map((place) => `round {n} to ${place}`),
      fr: words('fr').map((place) => `(arrondis|arrondir) {n} (a|au) ${place}`),
      es: words('es').map((place) => `(redondea|redondear) {n} a ${place}`),
    },
    solve: (at, locale) => roundTo(numberAt(at, 'n', locale), places),
  };
});
