import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { SheetVariant } from '@ori/contracts/worksheet-names';
import type { SheetSpec } from '@ori/contracts/worksheets';

type Drawn = Exclude<SheetVariant, 'skills'>;

/** What a sheet to draw, trace or colour is called. */
const TITLES: Readonly<Record<Drawn, LocalisedText>> = {
  egyptian: {
    en: 'Numbers of ancient Egypt',
    fr: 'Nombres de l’Égypte ancienne',
    es: 'Números del antiguo Egipto',
  },
  maya: { en: 'Maya numbers', fr: 'Nombres mayas', es: 'Números mayas' },
  babylonian: { en: 'Babylonian numbers', fr: 'Nombres babyloniens', es: 'Números babilónicos' },
  rods: {
    en: 'Counting rods of China',
    fr: 'Baguettes à calculer de Chine',
    es: 'Varillas de cálculo chinas',
  },
  yoruba: { en: 'Yoruba numbers', fr: 'Nombres yorubas', es: 'Números yorubas' },
  quipu: { en: 'Numbers on a khipu', fr: 'Nombres sur un quipu', es: 'Números en un quipu' },
  capitals: { en: 'Capital letters', fr: 'Lettres majuscules', es: 'Letras mayúsculas' },
  small: { en: 'Small letters', fr: 'Lettres minuscules', es: 'Letras minúsculas' },
  digits: { en: 'Digits', fr: 'Chiffres', es: 'Cifras' },
  continents: { en: 'Continents and oceans', fr: 'Continents et océans', es: 'Continentes y océanos' },
  blank: { en: 'Blank world map', fr: 'Carte muette du monde', es: 'Mapa mudo del mundo' },
  vesica: {
    en: 'Two circles and a perpendicular',
    fr: 'Deux cercles et une perpendiculaire',
    es: 'Dos circunferencias y una perpendicular',
  },
  hexagon: { en: 'The hexagon', fr: 'L’hexagone', es: 'El hexágono' },
  'seed-of-life': { en: 'Seven circles', fr: 'Sept cercles', es: 'Siete círculos' },
  'right-triangle': {
    en: 'A right triangle in a circle',
    fr: 'Un triangle rectangle dans un cercle',
    es: 'Un triángulo rectángulo en una circunferencia',
  },
  'golden-ratio': { en: 'The golden ratio', fr: 'Le nombre d’or', es: 'La razón áurea' },
  pentagon: { en: 'The pentagon', fr: 'Le pentagone', es: 'El pentágono' },
  'root-two': {
    en: 'The square and its diagonal',
    fr: 'Le carré et sa diagonale',
    es: 'El cuadrado y su diagonal',
  },
  girih: {
    en: 'Strapwork of stars and squares',
    fr: 'Entrelacs d’étoiles et de carrés',
    es: 'Lacería de estrellas y cuadrados',
  },
  star: { en: 'Stars', fr: 'Étoiles', es: 'Estrellas' },
  lattice: { en: 'A window lattice', fr: 'Un treillis de fenêtre', es: 'Una celosía' },
  circles: { en: 'Circles through centers', fr: 'Cercles par les centres', es: 'Círculos por los centros' },
  square: { en: 'Square dot grid', fr: 'Points en carrés', es: 'Puntos en cuadrícula' },
  isometric: { en: 'Isometric dot grid', fr: 'Points isométriques', es: 'Puntos isométricos' },
};

const INSTRUCTIONS: Readonly<Record<SheetSpec['kind'], LocalisedText>> = {
  practice: { en: '', fr: '', es: '' },
  numerals: {
    en: 'Read some of the numbers, and write the others yourself.',
    fr: 'Lis certains nombres et écris les autres toi-même.',
    es: 'Lee algunos números y escribe los otros.',
  },
  tracing: {
    en: 'Look at the first one, go over the dotted ones, then write alone on the line.',
    fr: 'Regarde le premier, repasse sur les pointillés, puis écris sans aide sur la ligne.',
    es: 'Mira el primero, repasa los punteados y después escribe sin ayuda en la línea.',
  },
  map: {
    en: 'Label the map and color it.',
    fr: 'Complète la carte et colorie-la.',
    es: 'Completa el mapa y coloréalo.',
  },
  construction: {
    en: 'Use only a compass and a straightedge. A and B are given.',
    fr: 'Sers-toi seulement d’un compas et d’une règle sans graduations. A et B sont donnés.',
    es: 'Usa solo compás y regla sin marcas. A y B están dados.',
  },
  colouring: {
    en: 'Where does the pattern repeat? Choose colors and color it so that others can see it.',
    fr: 'Où le motif se répète-t-il ? Choisis des couleurs pour que cela se voie.',
    es: '¿Dónde se repite el motivo? Elige colores para que se vea.',
  },
  dots: { en: '', fr: '', es: '' },
};
const MAP: LocalisedText = {
  en: 'Write the names of the continents (1 to 6) and of the oceans (A to E). Antarctica lies below the map.',
  fr: 'Écris les noms des continents (1 à 6) et des océans (A à E). L’Antarctique se trouve sous la carte.',
  es: 'Escribe los nombres de los continentes (1 a 6) y de los océanos (A a E). La Antártida queda debajo del mapa.',
};

const isDrawn = (name: string): name is Drawn => Object.hasOwn(TITLES, name);

/** The title of a drawn sheet; of practice, the titles of its skills. */
export function sheetTitle(
  { variant, locale }: Pick<SheetSpec, 'variant' | 'locale'>,
  skills: readonly string[],
): string {
  return isDrawn(variant) ? TITLES[variant][locale] : skills.join(' · ');
}

/** What to do, in a line; empty where the questions say it. */
export function sheetInstruction({
  kind,
  variant,
  locale,
}: Pick<SheetSpec, 'kind' | 'variant' | 'locale'>): string {
  return variant === 'continents' ? MAP[locale] : INSTRUCTIONS[kind][locale];
}

const CONTINENTS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['North America', 'South America', 'Europe', 'Africa', 'Asia', 'Australia'],
  fr: ['Amérique du Nord', 'Amérique du Sud', 'Europe', 'Afrique', 'Asie', 'Australie'],
  es: ['América del Norte', 'América del Sur', 'Europa', 'África', 'Asia', 'Australia'],
};
const OCEANS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Arctic Ocean', 'Atlantic Ocean', 'Indian Ocean', 'Pacific Ocean', 'Southern Ocean'],
  fr: ['océan Arctique', 'océan Atlantique', 'océan Indien', 'océan Pacifique', 'océan Austral'],
  es: ['océano Ártico', 'océano Atlántico', 'océano Índico', 'océano Pacífico', 'océano Antártico'],
};

/** The names to write on the map of continents and oceans: `1 North America, …, A Arctic Ocean, …` */
export function mapNames(locale: Locale): string {
  const lands = CONTINENTS[locale].map((name, at) => `${at + 1} ${name}`);
  const seas = OCEANS[locale].map((name, at) => `${'ABCDE'[at] ?? ''} ${name}`);
  return [...lands, ...seas].join(', ');
}
