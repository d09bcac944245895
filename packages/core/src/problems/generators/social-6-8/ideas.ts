import type { Thing } from '../../fact-sort.ts';
import { say } from '../../say.ts';

/** Ideas found in two places: 0 passed on by a known route, 1 alike with no known route. */
export const IDEAS: readonly [Thing, ...Thing[]] = [
  {
    name: say('Indian figures in Baghdad', 'Les chiffres indiens à Bagdad', 'Las cifras indias en Bagdad'),
    group: 0,
    why: say(
      'An Arabic book says that it explains the reckoning of the Indians.',
      'Un livre arabe dit expliquer le calcul des Indiens.',
      'Un libro árabe dice explicar el cálculo de los indios.',
    ),
  },
  {
    name: say(
      'Chinese paper-making in Samarkand',
      'La fabrication chinoise du papier à Samarcande',
      'La fabricación china de papel en Samarcanda',
    ),
    group: 0,
    why: say(
      'Arabic writers tell of it, and dated sheets survive.',
      'Des auteurs arabes en parlent, et des feuilles datées subsistent.',
      'Autores árabes lo cuentan y se conservan hojas fechadas.',
    ),
  },
  {
    name: say(
      'Euclid’s proofs in Baghdad',
      'Les preuves d’Euclide à Bagdad',
      'Las pruebas de Euclides en Bagdad',
    ),
    group: 0,
    why: say(
      'The Arabic translations survive.',
      'Les traductions arabes subsistent.',
      'Se conservan las traducciones árabes.',
    ),
  },
  {
    name: say(
      'The Arabic word al-jabr in our word algebra',
      'Le mot arabe al-jabr dans notre mot algèbre',
      'La palabra árabe al-yabr en nuestra palabra álgebra',
    ),
    group: 0,
    why: say(
      'Latin translators kept the Arabic word.',
      'Les traducteurs latins ont gardé le mot arabe.',
      'Los traductores latinos conservaron la palabra árabe.',
    ),
  },
  {
    name: say(
      'Babylonian base sixty in our minutes and degrees',
      'La base soixante de Babylone dans nos minutes et degrés',
      'La base sesenta de Babilonia en nuestros minutos y grados',
    ),
    group: 0,
    why: say(
      'Greek astronomers used Babylonian numbers, and we use theirs.',
      'Les astronomes grecs ont repris les nombres babyloniens, et nous les leurs.',
      'Los astrónomos griegos usaron números babilonios, y nosotros los suyos.',
    ),
  },
  {
    name: say(
      'West African inoculation in Boston',
      'L’inoculation ouest-africaine à Boston',
      'La inoculación africana occidental en Boston',
    ),
    group: 0,
    why: say(
      'Onesimus told of it, and a letter of 1716 reports his words.',
      'Onesimus l’a racontée, et une lettre de 1716 rapporte ses paroles.',
      'Onesimus la contó y una carta de 1716 recoge sus palabras.',
    ),
  },
  {
    name: say(
      'A sign for zero among the Maya and in India',
      'Un signe pour zéro chez les Mayas et en Inde',
      'Un signo para el cero entre los mayas y en la India',
    ),
    group: 1,
    why: say(
      'An ocean lay between them, and no contact is known.',
      'Un océan les séparait, et aucun contact n’est connu.',
      'Los separaba un océano y no se conoce contacto.',
    ),
  },
  {
    name: say(
      'The right-triangle rule in early China and in Euclid',
      'La règle du triangle rectangle dans la Chine ancienne et chez Euclide',
      'La regla del triángulo rectángulo en la China antigua y en Euclides',
    ),
    group: 1,
    why: say(
      'No surviving record shows that one knew the other.',
      'Aucun document conservé ne montre que l’un connaissait l’autre.',
      'Ningún documento conservado muestra que uno conociera al otro.',
    ),
  },
  {
    name: say(
      'Egyptian doubling and the binary steps of computers',
      'Le doublement égyptien et les pas binaires des ordinateurs',
      'La duplicación egipcia y los pasos binarios de las computadoras',
    ),
    group: 1,
    why: say(
      'Computer builders did not take it from Egyptian scrolls.',
      'Les constructeurs d’ordinateurs ne l’ont pas pris dans des rouleaux égyptiens.',
      'Los constructores de computadoras no la tomaron de rollos egipcios.',
    ),
  },
  {
    name: say(
      'Pyramids in Egypt and in Mexico',
      'Les pyramides d’Égypte et du Mexique',
      'Las pirámides de Egipto y de México',
    ),
    group: 1,
    why: say(
      'They differ in age, use and building, and no contact is known.',
      'Âge, usage et construction diffèrent, et aucun contact n’est connu.',
      'Difieren en edad, uso y construcción, y no se conoce contacto.',
    ),
  },
  {
    name: say(
      'Counting in twenties among the Maya and the Yoruba',
      'Compter par vingts chez les Mayas et les Yoruba',
      'Contar por veintes entre los mayas y los yorubas',
    ),
    group: 1,
    why: say(
      'Fingers and toes are reason enough; no contact is known.',
      'Les doigts et les orteils suffisent ; aucun contact n’est connu.',
      'Bastan los dedos de manos y pies; no se conoce contacto.',
    ),
  },
  {
    name: say(
      'The triangle of numbers in Jia Xian and in Pascal',
      'Le triangle de nombres chez Jia Xian et chez Pascal',
      'El triángulo de números en Jia Xian y en Pascal',
    ),
    group: 1,
    why: say(
      'Pascal names no Chinese source, and no route is known.',
      'Pascal ne cite aucune source chinoise, et aucune route n’est connue.',
      'Pascal no nombra fuente china y no se conoce ruta.',
    ),
  },
];
