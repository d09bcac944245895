import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  hour: { en: 'Hour by the Sun', fr: 'Heure solaire', es: 'Hora solar' },
  day: {
    en: 'At {hour} the Sun stands {altitude}° high. The shadow is {shadow} cm long.',
    fr: 'À {hour}, le Soleil est à {altitude}° de hauteur. L’ombre mesure {shadow} cm.',
    es: 'A las {hour} el Sol está a {altitude}° de altura. La sombra mide {shadow} cm.',
  },
  night: {
    en: 'At {hour} the Sun is below the horizon. There is no shadow of the Sun.',
    fr: 'À {hour}, le Soleil est sous l’horizon. Il ne fait pas d’ombre.',
    es: 'A las {hour} el Sol está bajo el horizonte. No hay sombra del Sol.',
  },
} satisfies Record<string, LocalisedText>;
