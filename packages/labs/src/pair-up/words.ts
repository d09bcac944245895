import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  left: { en: 'Take one', fr: 'Prends-en un', es: 'Toma uno' },
  right: { en: 'Its partner', fr: 'Son partenaire', es: 'Su pareja' },
  start: {
    en: 'Choose one on the left, then its partner on the right.',
    fr: 'Choisis à gauche, puis le partenaire à droite.',
    es: 'Elige uno a la izquierda y luego su pareja a la derecha.',
  },
  yes: { en: '{left} – {right}. {why}', fr: '{left} – {right}. {why}', es: '{left} – {right}. {why}' },
  no: {
    en: '“{left}” and “{right}” are no pair. Try another.',
    fr: '« {left} » et « {right} » ne vont pas ensemble. Essaie autrement.',
    es: '«{left}» y «{right}» no son pareja. Prueba otra.',
  },
  done: {
    en: 'All pairs are found.',
    fr: 'Toutes les paires sont trouvées.',
    es: 'Todas las parejas encontradas.',
  },
} satisfies Record<string, LocalisedText>;
