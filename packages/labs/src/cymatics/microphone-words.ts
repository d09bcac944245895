import type { LocalisedText } from '@ori/contracts/locale';

export const MICROPHONE_WORDS = {
  title: { en: 'What your room sings', fr: 'Ce que chante ta pièce', es: 'Lo que canta tu cuarto' },
  lead: {
    en: 'Tap a glass, a bowl or a pot lid and see its tones. Your microphone is heard by this page only: nothing is recorded, and nothing leaves this device.',
    fr: 'Tape sur un verre, un bol ou un couvercle et regarde ses sons. Seule cette page entend ton micro : rien n’est enregistré, rien ne quitte cet appareil.',
    es: 'Golpea un vaso, un cuenco o una tapa y mira sus tonos. Solo esta página oye tu micrófono: no se graba nada y nada sale de este dispositivo.',
  },
  start: { en: 'Listen with the microphone', fr: 'Écouter avec le micro', es: 'Escuchar con el micrófono' },
  stop: { en: 'Stop listening', fr: 'Arrêter d’écouter', es: 'Dejar de escuchar' },
  read: { en: 'Read the strongest tone', fr: 'Lire le son le plus fort', es: 'Leer el tono más fuerte' },
  refused: {
    en: 'The microphone was not opened. The lab works without it.',
    fr: 'Le micro n’a pas été ouvert. Le laboratoire marche sans lui.',
    es: 'No se abrió el micrófono. El laboratorio funciona sin él.',
  },
  quiet: { en: 'Listening. It is quiet.', fr: 'J’écoute. C’est calme.', es: 'Escuchando. Hay silencio.' },
  strongest: {
    en: 'Strongest tone: {hz} Hz, near {note} ({cents} cents).',
    fr: 'Son le plus fort : {hz} Hz, près de {note} ({cents} cents).',
    es: 'Tono más fuerte: {hz} Hz, cerca de {note} ({cents} cents).',
  },
  picture: {
    en: 'Spectrum from 0 to 2000 Hz; higher bars are stronger tones.',
    fr: 'Spectre de 0 à 2000 Hz ; plus la barre est haute, plus le son est fort.',
    es: 'Espectro de 0 a 2000 Hz; cuanto más alta la barra, más fuerte el tono.',
  },
} satisfies Record<string, LocalisedText>;
