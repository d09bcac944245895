import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  way: {
    en: 'How do you want to follow it?',
    fr: 'Comment veux-tu la suivre ?',
    es: '¿Cómo quieres seguirla?',
  },
  sound: { en: 'By ear', fr: 'À l’oreille', es: 'De oído' },
  light: { en: 'By eye: as light', fr: 'À l’œil : en lumière', es: 'De vista: como luz' },
  guessSound: {
    en: 'Your guess: for how long will you hear it?',
    fr: 'Ton idée : combien de temps vas-tu l’entendre ?',
    es: 'Tu idea: ¿cuánto tiempo la oirás?',
  },
  guessLight: {
    en: 'Your guess: for how long will you see the light?',
    fr: 'Ton idée : combien de temps vas-tu voir la lumière ?',
    es: 'Tu idea: ¿cuánto tiempo verás la luz?',
  },
  seconds: { en: '{n} s', fr: '{n} s', es: '{n} s' },
  strike: { en: 'Strike the bell', fr: 'Frapper la cloche', es: 'Tocar la campana' },
  gone: { en: 'Now it is gone', fr: 'Maintenant, plus rien', es: 'Ahora ya no' },
  stop: { en: 'Stop', fr: 'Arrêter', es: 'Parar' },
  again: { en: 'Once more', fr: 'Encore une fois', es: 'Otra vez' },
  first: {
    en: 'Set your guess, then strike the bell. Press when nothing is left. There is no right time.',
    fr: 'Règle ton idée, puis frappe la cloche. Appuie quand il ne reste rien. Il n’y a pas de bon temps.',
    es: 'Marca tu idea y toca la campana. Pulsa cuando no quede nada. No hay un tiempo correcto.',
  },
  ringing: {
    en: 'It rings. Press when nothing is left.',
    fr: 'Elle sonne. Appuie quand il ne reste rien.',
    es: 'Suena. Pulsa cuando no quede nada.',
  },
  told: {
    en: 'You guessed {guess} s and pressed after {took} s. By then the bell, as computed, had fallen by {db} dB: one part in {part} of its power was left.',
    fr: 'Tu avais dit {guess} s et tu as appuyé après {took} s. À ce moment, la cloche calculée avait baissé de {db} dB : il restait un {part}ᵉ de sa puissance.',
    es: 'Dijiste {guess} s y pulsaste a los {took} s. Para entonces la campana calculada había bajado {db} dB: quedaba una parte en {part} de su potencia.',
  },
  ended: {
    en: 'The bell has fallen by {db} dB after {took} s, and your device gives nothing more. You followed it to the end.',
    fr: 'La cloche a baissé de {db} dB après {took} s, et ton appareil ne donne plus rien. Tu l’as suivie jusqu’au bout.',
    es: 'La campana ha bajado {db} dB tras {took} s, y tu dispositivo ya no da nada. La seguiste hasta el final.',
  },
  tries: {
    en: 'Your {n} tries: the middle one lasted {median} s, from {least} to {most} s. They differ: which of room, device and attention changed?',
    fr: 'Tes {n} essais : celui du milieu a duré {median} s, de {least} à {most} s. Ils diffèrent : qu’est-ce qui a changé, la pièce, l’appareil ou l’attention ?',
    es: 'Tus {n} intentos: el del medio duró {median} s, de {least} a {most} s. Difieren: ¿qué cambió, el cuarto, el dispositivo o la atención?',
  },
  curve: {
    en: 'How the computed bell falls, in decibels over seconds. {marks}',
    fr: 'Comment la cloche calculée baisse, en décibels au fil des secondes. {marks}',
    es: 'Cómo baja la campana calculada, en decibelios a lo largo de los segundos. {marks}',
  },
  marks: {
    en: 'Your guess at {guess} s, your press at {took} s.',
    fr: 'Ton idée à {guess} s, ton appui à {took} s.',
    es: 'Tu idea a {guess} s, tu pulsación a {took} s.',
  },
  yourGuess: { en: 'guess', fr: 'idée', es: 'idea' },
  yourPress: { en: 'press', fr: 'appui', es: 'pulsación' },
  axis: { en: 'seconds', fr: 'secondes', es: 'segundos' },
  model: {
    en: 'No hearing test: your room, your loudspeaker and your ears decide together. Tries stay on this device and are forgotten when you leave.',
    fr: 'Pas un test d’audition : ta pièce, ton haut-parleur et tes oreilles décident ensemble. Les essais restent sur cet appareil et sont oubliés quand tu pars.',
    es: 'No es una prueba de oído: tu cuarto, tu altavoz y tus oídos deciden juntos. Los intentos quedan en este dispositivo y se olvidan cuando te vas.',
  },
  care: {
    en: 'Begin with your device turned down: a bell begins at its loudest. It has a limit, and it never rings by itself.',
    fr: 'Commence avec l’appareil à bas volume : une cloche commence par le plus fort. Elle a une limite, et ne sonne jamais toute seule.',
    es: 'Empieza con el volumen del dispositivo bajo: una campana empieza por lo más fuerte. Tiene un límite y nunca suena sola.',
  },
  picture: { en: 'A bell.', fr: 'Une cloche.', es: 'Una campana.' },
  shining: {
    en: 'A bell; its light grows weaker.',
    fr: 'Une cloche ; sa lumière faiblit.',
    es: 'Una campana; su luz se debilita.',
  },
} satisfies Record<string, LocalisedText>;
