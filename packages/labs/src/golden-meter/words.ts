import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  case: { en: 'What do you want to test?', fr: 'Que veux-tu tester ?', es: '¿Qué quieres comprobar?' },
  subject: {
    en: 'A drawing with both lengths on it. {what}',
    fr: 'Un dessin avec les deux longueurs. {what}',
    es: 'Un dibujo con ambas longitudes. {what}',
  },
  first: { en: '1 · First length', fr: '1 · Première longueur', es: '1 · Primera longitud' },
  second: { en: '2 · Second length', fr: '2 · Seconde longueur', es: '2 · Segunda longitud' },
  error: { en: 'Error of a reading, ±', fr: 'Erreur de lecture, ±', es: 'Error de lectura, ±' },
  ask: {
    en: 'Guess first: will the ratio be golden, 1.618…?',
    fr: 'Devine d’abord : le rapport sera-t-il le nombre d’or, 1,618… ?',
    es: 'Primero adivina: ¿será la razón áurea, 1,618…?',
  },
  yes: { en: 'Yes', fr: 'Oui', es: 'Sí' },
  no: { en: 'No', fr: 'Non', es: 'No' },
  cannotTell: { en: 'Cannot be told', fr: 'On ne peut pas dire', es: 'No se puede saber' },
  showMe: { en: 'Measure it', fr: 'Mesurer', es: 'Medir' },
  fill: {
    en: 'Two lengths are needed, both larger than the error of reading.',
    fr: 'Il faut deux longueurs, toutes deux plus grandes que l’erreur de lecture.',
    es: 'Hacen falta dos longitudes, ambas mayores que el error de lectura.',
  },
  ratio: {
    en: 'Ratio {ratio}; with the error of reading, between {least} and {most}. The golden ratio is 1.6180.',
    fr: 'Rapport {ratio} ; avec l’erreur de lecture, entre {least} et {most}. Le nombre d’or vaut 1,6180.',
    es: 'Razón {ratio}; con el error de lectura, entre {least} y {most}. La razón áurea es 1,6180.',
  },
  off: { en: 'Off by {percent}%.', fr: 'Écart : {percent} %.', es: 'Desvío: {percent} %.' },
  maybe: {
    en: 'It may be golden: the golden ratio lies within the error. That is not yet a proof.',
    fr: 'Il peut être d’or : le nombre d’or est dans l’erreur. Ce n’est pas encore une preuve.',
    es: 'Puede ser áurea: la razón áurea está dentro del error. Aún no es una prueba.',
  },
  cannot: {
    en: 'It is not golden: the golden ratio lies outside the error.',
    fr: 'Il n’est pas d’or : le nombre d’or est hors de l’erreur.',
    es: 'No es áurea: la razón áurea está fuera del error.',
  },
  chance: {
    en: 'Of two lengths picked without any plan, {percent}% come as near.',
    fr: 'De deux longueurs prises sans aucun plan, {percent} % tombent aussi près.',
    es: 'De dos longitudes tomadas sin ningún plan, el {percent} % cae igual de cerca.',
  },
  among: {
    en: 'Try {n} pairs, and the chance that at least one is as near is {percent}%.',
    fr: 'Essaie {n} paires : la chance qu’au moins une tombe aussi près est de {percent} %.',
    es: 'Prueba {n} pares: la probabilidad de que al menos uno caiga igual de cerca es del {percent} %.',
  },
  pairs: { en: 'Pairs tried', fr: 'Paires essayées', es: 'Pares probados' },
  known: { en: 'What is known', fr: 'Ce qu’on sait', es: 'Lo que se sabe' },
  sources: { en: 'Sources', fr: 'Sources', es: 'Fuentes' },
  science: { en: 'Established science', fr: 'Science établie', es: 'Ciencia establecida' },
  unsupported: {
    en: 'Modern claim, no good evidence',
    fr: 'Affirmation moderne, sans bonnes preuves',
    es: 'Afirmación moderna, sin pruebas sólidas',
  },
  photo: {
    en: 'Take the lengths from a photo',
    fr: 'Prendre les longueurs sur une photo',
    es: 'Tomar las longitudes de una foto',
  },
  file: { en: 'Choose a photo', fr: 'Choisir une photo', es: 'Elegir una foto' },
  stays: {
    en: 'The photo stays on this device: nothing is sent.',
    fr: 'La photo reste sur cet appareil : rien n’est envoyé.',
    es: 'La foto se queda en este dispositivo: no se envía nada.',
  },
  unreadable: {
    en: 'This file could not be read as a picture.',
    fr: 'Ce fichier n’a pas pu être lu comme image.',
    es: 'Este archivo no se pudo leer como imagen.',
  },
  end: { en: 'Which end do you set?', fr: 'Quel bout places-tu ?', es: '¿Qué extremo colocas?' },
  across: { en: 'Across', fr: 'Horizontal', es: 'Horizontal' },
  down: { en: 'Down', fr: 'Vertical', es: 'Vertical' },
  pixels: { en: '{n} pixels', fr: '{n} pixels', es: '{n} píxeles' },
  flat: {
    en: 'A photo bends ratios: stand straight before what you measure, and count tilt into the error.',
    fr: 'Une photo déforme les rapports : place-toi bien en face, et compte l’inclinaison dans l’erreur.',
    es: 'Una foto deforma las razones: colócate bien de frente y cuenta la inclinación en el error.',
  },
  photoLabel: {
    en: 'Photo with two lengths: A {a} pixels, B {b} pixels.',
    fr: 'Photo avec deux longueurs : A {a} pixels, B {b} pixels.',
    es: 'Foto con dos longitudes: A {a} píxeles, B {b} píxeles.',
  },
} as const satisfies Record<string, LocalisedText>;

/** What stands at a field whose measure cannot be taken. */
export const FAULTS = {
  noLength: {
    en: 'Type a length above zero, such as 12.5.',
    fr: 'Écris une longueur supérieure à zéro, par exemple 12,5.',
    es: 'Escribe una longitud mayor que cero, por ejemplo 12,5.',
  },
  noError: {
    en: 'Type zero or more, such as 0.5.',
    fr: 'Écris zéro ou plus, par exemple 0,5.',
    es: 'Escribe cero o más, por ejemplo 0,5.',
  },
  tooShort: {
    en: 'This must be larger than the error of reading.',
    fr: 'Elle doit dépasser l’erreur de lecture.',
    es: 'Debe ser mayor que el error de lectura.',
  },
} as const satisfies Record<string, LocalisedText>;
