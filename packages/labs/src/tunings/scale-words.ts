import type { LocalisedText } from '@ori/contracts/locale';

export const SCALE_WORDS = {
  ask: {
    en: 'A pure third is 5 : 4. A piano has twelve equal steps. Its third C–E is …',
    fr: 'Une tierce pure vaut 5 : 4. Le piano a douze pas égaux. Sa tierce do–mi est…',
    es: 'Una tercera pura es 5 : 4. El piano tiene doce pasos iguales. Su tercera do–mi es…',
  },
  narrower: { en: 'narrower', fr: 'plus étroite', es: 'más estrecha' },
  same: { en: 'the same', fr: 'la même', es: 'la misma' },
  wider: { en: 'wider', fr: 'plus large', es: 'más ancha' },
  told: {
    en: 'Wider: 400 cents against 386.3. In exchange every key can be played, and all fifths are nearly pure.',
    fr: 'Plus large : 400 cents contre 386,3. En échange, on joue dans tous les tons et toutes les quintes sont presque pures.',
    es: 'Más ancha: 400 cents frente a 386,3. A cambio se puede tocar en todas las tonalidades y las quintas son casi puras.',
  },
  tuning: { en: 'Tuning', fr: 'Accordage', es: 'Afinación' },
  just: { en: 'Just', fr: 'Juste', es: 'Justa' },
  pythagorean: { en: 'Pythagorean', fr: 'Pythagoricienne', es: 'Pitagórica' },
  equal: { en: 'Twelve equal steps', fr: 'Douze pas égaux', es: 'Doce pasos iguales' },
  zhu: { en: 'Zhu Zaiyu’s string', fr: 'Corde de Zhu Zaiyu', es: 'Cuerda de Zhu Zaiyu' },
  sounds: { en: 'What sounds', fr: 'Ce qui sonne', es: 'Qué suena' },
  fifth: { en: 'Fifth C–G', fr: 'Quinte do–sol (C–G)', es: 'Quinta do–sol (C–G)' },
  third: { en: 'Third C–E', fr: 'Tierce do–mi (C–E)', es: 'Tercera do–mi (C–E)' },
  chord: { en: 'Chord C–E–G', fr: 'Accord do–mi–sol (C–E–G)', es: 'Acorde do–mi–sol (C–E–G)' },
  note: { en: 'One note', fr: 'Une note', es: 'Una nota' },
  step: { en: 'Note', fr: 'Note', es: 'Nota' },
  ratio: { en: 'Ratio to C', fr: 'Rapport au do', es: 'Razón con do' },
  length: { en: 'Length of string', fr: 'Longueur de corde', es: 'Largo de cuerda' },
  cents: { en: 'Cents', fr: 'Cents', es: 'Cents' },
  hz: { en: 'Hz', fr: 'Hz', es: 'Hz' },
  fifthState: {
    en: 'Fifth C–G: {cents} cents. Overtones of the two notes meet {beats} Hz apart: it beats {beats} times a second.',
    fr: 'Quinte do–sol : {cents} cents. Les harmoniques des deux notes se rencontrent à {beats} Hz près : {beats} battements par seconde.',
    es: 'Quinta do–sol: {cents} cents. Los armónicos de ambas notas se encuentran a {beats} Hz: {beats} batidos por segundo.',
  },
  thirdState: {
    en: 'Third C–E: {cents} cents. Overtones of the two notes meet {beats} Hz apart: it beats {beats} times a second.',
    fr: 'Tierce do–mi : {cents} cents. Les harmoniques des deux notes se rencontrent à {beats} Hz près : {beats} battements par seconde.',
    es: 'Tercera do–mi: {cents} cents. Los armónicos de ambas notas se encuentran a {beats} Hz: {beats} batidos por segundo.',
  },
  noteState: {
    en: '{note}: {hz} Hz, {cents} cents above C. A is 440 Hz in every tuning here (ISO 16).',
    fr: '{note} : {hz} Hz, {cents} cents au-dessus du do. Le la est à 440 Hz dans tous ces accordages (ISO 16).',
    es: '{note}: {hz} Hz, {cents} cents sobre el do. El la está a 440 Hz en todas estas afinaciones (ISO 16).',
  },
  zhuNote: {
    en: 'Each length is the one before divided by ¹²√2 = 1.059463094, cut off after nine places: on the whole string of 1 the octave comes out at 0.5 exactly.',
    fr: 'Chaque longueur est la précédente divisée par ¹²√2 = 1,059463094, coupée après neuf décimales : sur une corde entière de 1, l’octave tombe exactement à 0,5.',
    es: 'Cada largo es el anterior dividido por ¹²√2 = 1,059463094, cortado tras nueve decimales: en una cuerda entera de 1 la octava cae exactamente en 0,5.',
  },
  picture: {
    en: 'Four rulers of 1200 cents, one for each tuning, each with its thirteen notes; the chosen tuning is bright.',
    fr: 'Quatre règles de 1200 cents, une par accordage, chacune avec ses treize notes ; l’accordage choisi est clair.',
    es: 'Cuatro reglas de 1200 cents, una por afinación, cada una con sus trece notas; la elegida resalta.',
  },
} satisfies Record<string, LocalisedText>;
