import type { GoldenCase } from '@ori/contracts/geometry-names';
import type { LocalisedText } from '@ori/contracts/locale';

/** A case to test: two lengths with the error of reading them, and what is known of it, with its sources. */
export interface MeterCase {
  readonly name: LocalisedText;
  /** Null where the measures are the learner's own. */
  readonly readings: { readonly a: number; readonly b: number; readonly error: number } | null;
  readonly unit: string;
  readonly what: LocalisedText;
  readonly known: LocalisedText | null;
  readonly label: 'science' | 'unsupported' | null;
  readonly sources: readonly string[];
}

const MARKOWSKY =
  'Markowsky, G., Misconceptions about the Golden Ratio, College Mathematics Journal 23, 1992';
const FALBO = 'Falbo, C., The Golden Ratio: A Contrary Viewpoint, College Mathematics Journal 36, 2005';
const LIVIO = 'Livio, M., The Golden Ratio, 2002';
const EUCLID = 'Heath, T.L., The Thirteen Books of Euclid’s Elements, 1908 (XIII.8)';
const JEAN = 'Jean, R., Phyllotaxis: A Systemic Study in Plant Morphogenesis, 1994';
const SWINTON =
  'Swinton, J., Ochu, E. et al., Novel Fibonacci and non-Fibonacci structure in the sunflower, Royal Society Open Science 3, 2016';

export const CASES: Readonly<Record<GoldenCase, MeterCase>> = {
  own: {
    name: { en: 'Your own', fr: 'À toi', es: 'Lo tuyo' },
    readings: null,
    unit: '',
    what: {
      en: 'Two lengths of anything, in one unit: typed, or taken from a photo.',
      fr: 'Deux longueurs de n’importe quoi, dans une même unité : tapées, ou prises sur une photo.',
      es: 'Dos longitudes de lo que sea, en una misma unidad: escritas o tomadas de una foto.',
    },
    known: null,
    label: null,
    sources: [],
  },
  pentagon: {
    name: { en: 'Regular pentagon', fr: 'Pentagone régulier', es: 'Pentágono regular' },
    readings: { a: 161.8, b: 100, error: 0.5 },
    unit: 'mm',
    what: {
      en: 'A diagonal and a side, drawn with a side of 100 mm and read with a ruler.',
      fr: 'Une diagonale et un côté, tracés avec un côté de 100 mm et lus à la règle.',
      es: 'Una diagonal y un lado, trazados con un lado de 100 mm y leídos con regla.',
    },
    known: {
      en: 'Here it is exact, and proved: diagonal to side is the golden ratio.',
      fr: 'Ici c’est exact, et démontré : le rapport de la diagonale au côté est le nombre d’or.',
      es: 'Aquí es exacto y está demostrado: la diagonal es al lado como la razón áurea.',
    },
    label: 'science',
    sources: [EUCLID],
  },
  leaves: {
    name: { en: 'Turn of leaves', fr: 'Rotation des feuilles', es: 'Giro de las hojas' },
    readings: { a: 222.5, b: 137.5, error: 0.5 },
    unit: '°',
    what: {
      en: 'The turn from leaf to leaf in many plants, about 137.5°, and the rest of the circle.',
      fr: 'L’angle d’une feuille à la suivante chez beaucoup de plantes, environ 137,5°, et le reste du cercle.',
      es: 'El giro de una hoja a la siguiente en muchas plantas, unos 137,5°, y el resto del círculo.',
    },
    known: {
      en: 'Many plants come near it, with known exceptions: count yours.',
      fr: 'Beaucoup de plantes s’en approchent, avec des exceptions connues : compte les tiennes.',
      es: 'Muchas plantas se acercan, con excepciones conocidas: cuenta las tuyas.',
    },
    label: 'science',
    sources: [JEAN, SWINTON],
  },
  parthenon: {
    name: { en: 'Parthenon', fr: 'Parthénon', es: 'Partenón' },
    readings: { a: 69.5, b: 30.88, error: 0.05 },
    unit: 'm',
    what: {
      en: 'The platform the columns stand on: 69.5 m by 30.88 m.',
      fr: 'La plate-forme qui porte les colonnes : 69,5 m sur 30,88 m.',
      es: 'La plataforma sobre la que se alzan las columnas: 69,5 m por 30,88 m.',
    },
    known: {
      en: 'The golden ratio is not shown here: these measures make 9 : 4.',
      fr: 'Le nombre d’or n’y est pas établi : ces mesures font 9 : 4.',
      es: 'La razón áurea no está demostrada aquí: estas medidas dan 9 : 4.',
    },
    label: 'unsupported',
    sources: [MARKOWSKY, LIVIO],
  },
  nautilus: {
    name: { en: 'Nautilus', fr: 'Nautile', es: 'Nautilo' },
    readings: { a: 3, b: 1, error: 0.1 },
    unit: '',
    what: {
      en: 'How much wider the shell is one whole turn later: about 3 times.',
      fr: 'De combien la coquille est plus large un tour plus loin : environ 3 fois.',
      es: 'Cuánto más ancha es la concha una vuelta después: unas 3 veces.',
    },
    known: {
      en: 'A golden spiral grows 6.85 times in a turn; this shell about 3 times. It is a fine logarithmic spiral, of another factor.',
      fr: 'Une spirale dorée grandit de 6,85 fois par tour ; cette coquille d’environ 3. C’est une belle spirale logarithmique, d’un autre facteur.',
      es: 'Una espiral áurea crece 6,85 veces por vuelta; esta concha, unas 3. Es una hermosa espiral logarítmica, de otro factor.',
    },
    label: 'unsupported',
    sources: [FALBO, MARKOWSKY],
  },
  face: {
    name: { en: 'Faces', fr: 'Visages', es: 'Rostros' },
    readings: null,
    unit: 'mm',
    what: {
      en: 'Two lengths of a face you may measure. A face offers dozens of pairs: count how many you try.',
      fr: 'Deux longueurs d’un visage que tu peux mesurer. Un visage offre des dizaines de paires : compte tes essais.',
      es: 'Dos longitudes de un rostro que puedas medir. Un rostro ofrece decenas de pares: cuenta cuántos pruebas.',
    },
    known: {
      en: 'It is not shown in faces. No ratio makes a face better than another.',
      fr: 'Cela n’est pas établi pour les visages. Aucun rapport ne rend un visage meilleur qu’un autre.',
      es: 'No está demostrado en los rostros. Ninguna proporción hace un rostro mejor que otro.',
    },
    label: 'unsupported',
    sources: [MARKOWSKY, LIVIO],
  },
};
