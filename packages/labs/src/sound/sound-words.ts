import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { number } from '../frame/words.ts';

/** Cents with their sign, whole. */
export function signedCents(cents: number, locale: Locale): string {
  return `${Math.round(cents) > 0 ? '+' : ''}${number(Math.round(cents) + 0, locale, 0)}`;
}

export const SOUND_WORDS = {
  play: { en: 'Play the tone', fr: 'Jouer le son', es: 'Tocar el sonido' },
  stop: { en: 'Stop the sound', fr: 'Arrêter le son', es: 'Parar el sonido' },
  volume: { en: 'Loudness', fr: 'Volume', es: 'Volumen' },
  db: { en: '{n} dB', fr: '{n} dB', es: '{n} dB' },
  care: {
    en: 'Begin with your device turned down. The tone rises slowly and has a limit; small loudspeakers hardly play below 150 Hz.',
    fr: 'Commence avec l’appareil à bas volume. Le son monte lentement et il est limité ; un petit haut-parleur ne joue presque rien sous 150 Hz.',
    es: 'Empieza con el volumen del dispositivo bajo. El sonido sube despacio y tiene un límite; un altavoz pequeño casi no suena por debajo de 150 Hz.',
  },
  hz: { en: '{n} Hz', fr: '{n} Hz', es: '{n} Hz' },
  showMe: { en: 'Show me', fr: 'Montre-moi', es: 'Muéstrame' },
} satisfies Record<string, LocalisedText>;
