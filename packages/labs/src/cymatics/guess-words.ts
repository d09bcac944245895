import type { LocalisedText } from '@ori/contracts/locale';

export const GUESS_WORDS = {
  ask: {
    en: 'The first tone of this plate is {first} Hz: that is the picture you see. The next is {next} Hz. Which picture will the sand make then?',
    fr: 'Le premier son de cette plaque est {first} Hz : c’est l’image que tu vois. Le suivant est {next} Hz. Quelle image fera alors le sable ?',
    es: 'El primer tono de esta placa es {first} Hz: es la figura que ves. El siguiente es {next} Hz. ¿Qué figura hará entonces la arena?',
  },
  choose: { en: 'My guess', fr: 'Mon idée', es: 'Mi idea' },
  picture: { en: 'Picture {letter}', fr: 'Image {letter}', es: 'Figura {letter}' },
  waiting: {
    en: 'Choose a picture first. A guess that is wrong teaches most.',
    fr: 'Choisis d’abord une image. C’est l’erreur qui apprend le plus.',
    es: 'Elige primero una figura. Lo que más enseña es equivocarse.',
  },
  right: {
    en: 'You saw it coming: picture {letter}. At {next} Hz the sand lies still here: {lines}.',
    fr: 'Bien vu : image {letter}. À {next} Hz, le sable repose ici : {lines}.',
    es: 'Lo viste venir: figura {letter}. A {next} Hz la arena reposa aquí: {lines}.',
  },
  wrong: {
    en: 'It is picture {letter}. At {next} Hz the sand lies still here: {lines}. The one you chose comes later: higher tones cut the plate into more patches.',
    fr: 'C’est l’image {letter}. À {next} Hz, le sable repose ici : {lines}. Celle que tu as choisie vient plus tard : un son plus haut coupe la plaque en plus de zones.',
    es: 'Es la figura {letter}. A {next} Hz la arena reposa aquí: {lines}. La que elegiste viene después: los tonos más altos cortan la placa en más zonas.',
  },
  whatIf: { en: 'What if …', fr: 'Et si…', es: '¿Y si…?' },
  thicker: {
    en: 'The plate is made twice as thick. Its first tone will be …',
    fr: 'La plaque devient deux fois plus épaisse. Son premier son sera…',
    es: 'La placa se hace el doble de gruesa. Su primer tono será…',
  },
  larger: {
    en: 'The plate is made twice as large, as thick as before. Its first tone will be …',
    fr: 'La plaque devient deux fois plus grande, sans changer d’épaisseur. Son premier son sera…',
    es: 'La placa se hace el doble de grande, con el mismo grosor. Su primer tono será…',
  },
  half: { en: 'half', fr: 'la moitié', es: 'la mitad' },
  quarter: { en: 'a quarter', fr: 'le quart', es: 'la cuarta parte' },
  same: { en: 'the same', fr: 'le même', es: 'el mismo' },
  double: { en: 'double', fr: 'le double', es: 'el doble' },
  fourfold: { en: 'four times', fr: 'le quadruple', es: 'el cuádruple' },
  thickerSeen: {
    en: 'From {before} Hz to {after} Hz: double. A plate twice as thick is twice as heavy but eight times as stiff. {guess}',
    fr: 'De {before} Hz à {after} Hz : le double. Deux fois plus épaisse, la plaque est deux fois plus lourde, mais huit fois plus raide. {guess}',
    es: 'De {before} Hz a {after} Hz: el doble. Con el doble de grosor pesa el doble, pero es ocho veces más rígida. {guess}',
  },
  largerSeen: {
    en: 'From {before} Hz to {after} Hz: a quarter. The tone falls with the square of the side. {guess}',
    fr: 'De {before} Hz à {after} Hz : le quart. Le son baisse avec le carré du côté. {guess}',
    es: 'De {before} Hz a {after} Hz: la cuarta parte. El tono baja con el cuadrado del lado. {guess}',
  },
  guessRight: { en: 'You foresaw it.', fr: 'Tu l’avais prévu.', es: 'Lo habías previsto.' },
  guessWrong: {
    en: 'You had said: {said}.',
    fr: 'Tu avais dit : {said}.',
    es: 'Habías dicho: {said}.',
  },
} satisfies Record<string, LocalisedText>;
