import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  left: {
    en: 'Press the parts that fit. Still to find: {left}.',
    fr: 'Appuie sur les parties qui conviennent. Encore à trouver : {left}.',
    es: 'Pulsa las partes que corresponden. Quedan por encontrar: {left}.',
  },
  yes: { en: 'Yes. {note}', fr: 'Oui. {note}', es: 'Sí. {note}' },
  no: {
    en: 'Not that part. Read it once more.',
    fr: 'Pas cette partie. Relis-la.',
    es: 'Esa parte no. Léela otra vez.',
  },
  done: { en: 'You found them all.', fr: 'Tout est trouvé.', es: 'Está todo encontrado.' },
} satisfies Record<string, LocalisedText>;
