import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  finding: {
    en: '{rule}. At x = {x1}: y = {y1}. At x = {x2}: y = {y2}.',
    fr: '{rule}. Pour x = {x1} : y = {y1}. Pour x = {x2} : y = {y2}.',
    es: '{rule}. Con x = {x1}: y = {y1}. Con x = {x2}: y = {y2}.',
  },
  slope: {
    en: 'Between x = {x1} and x = {x2} the slope is {slope}.',
    fr: 'Entre x = {x1} et x = {x2}, la pente est {slope}.',
    es: 'Entre x = {x1} y x = {x2} la pendiente es {slope}.',
  },
  undefined: { en: 'not defined', fr: 'non défini', es: 'no definido' },
  table: { en: 'Table of values', fr: 'Tableau de valeurs', es: 'Tabla de valores' },
} satisfies Record<string, LocalisedText>;
