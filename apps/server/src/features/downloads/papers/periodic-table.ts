import type { LocalisedText } from '@ori/contracts/locale';
import { type ChemicalElement, ELEMENTS } from '@ori/core/elements/elements';
import { FAMILIES, type Family } from '@ori/core/elements/families';
import { TABLE_ROWS } from '@ori/core/elements/table-layout';
import type { PaperMaker } from '../downloads.deps.ts';

const FAMILY_WORDS: Readonly<Record<Family, LocalisedText>> = {
  'alkali-metal': { en: 'alkali metals', fr: 'métaux alcalins', es: 'metales alcalinos' },
  'alkaline-earth-metal': {
    en: 'alkaline earth metals',
    fr: 'métaux alcalino-terreux',
    es: 'metales alcalinotérreos',
  },
  lanthanoid: { en: 'lanthanoids', fr: 'lanthanides', es: 'lantánidos' },
  actinoid: { en: 'actinoids', fr: 'actinides', es: 'actínidos' },
  'transition-metal': { en: 'transition metals', fr: 'métaux de transition', es: 'metales de transición' },
  'post-transition-metal': { en: 'other metals', fr: 'autres métaux', es: 'otros metales' },
  metalloid: { en: 'metalloids', fr: 'métalloïdes', es: 'metaloides' },
  nonmetal: { en: 'nonmetals', fr: 'non-métaux', es: 'no metales' },
  halogen: { en: 'halogens', fr: 'halogènes', es: 'halógenos' },
  'noble-gas': { en: 'noble gases', fr: 'gaz nobles', es: 'gases nobles' },
  unknown: { en: 'not measured yet', fr: 'pas encore mesurés', es: 'aún sin medir' },
};

const WORDS = {
  lead: {
    en: '{n} elements by the number of protons in their atoms. Those below one another behave alike.',
    fr: '{n} éléments, rangés par le nombre de protons de leurs atomes. Ceux d’une même colonne se ressemblent.',
    es: '{n} elementos por el número de protones de sus átomos. Los de una misma columna se parecen.',
  },
  read: { en: 'How to read a square', fr: 'Comment lire une case', es: 'Cómo leer una casilla' },
  parts: {
    en: 'number of protons, letter of the family, symbol, name, standard atomic weight (in brackets: the mass number of one isotope, where there is no standard weight)',
    fr: 'nombre de protons, lettre de la famille, symbole, nom, masse atomique standard (entre crochets : nombre de masse d’un isotope, quand il n’y a pas de masse standard)',
    es: 'número de protones, letra de la familia, símbolo, nombre, peso atómico estándar (entre corchetes: número másico de un isótopo, si no hay peso estándar)',
  },
  border: {
    en: 'Families are a help for people: chemists draw some of these borders differently.',
    fr: 'Les familles sont une aide pour s’y retrouver : les chimistes en tracent certaines limites autrement.',
    es: 'Las familias son una ayuda para orientarse: los químicos trazan algunos límites de otro modo.',
  },
} as const satisfies Record<string, LocalisedText>;

const LETTERS = 'abcdefghijk';
const letterOf = (family: Family): string => LETTERS[FAMILIES.indexOf(family)] ?? '';

/** Longer than this a name needs a smaller face to stay on its line. */
const LONG_NAME = 10;

export const periodicTable: PaperMaker = ({ locale }) => {
  const shown = ({ z, symbol, name, printedWeight, family }: ChemicalElement) => ({
    z: String(z),
    symbol,
    name: name[locale],
    isLong: name[locale].length > LONG_NAME,
    weight: locale === 'en' ? printedWeight : printedWeight.replace('.', ','),
    family,
    letter: letterOf(family),
  });
  const [first] = ELEMENTS;
  return {
    template: 'periodic-table',
    data: {
      lead: WORDS.lead[locale].replace('{n}', String(ELEMENTS.length)),
      read: WORDS.read[locale],
      parts: WORDS.parts[locale],
      border: WORDS.border[locale],
      rows: TABLE_ROWS.wide.map(({ series, number, cells }) => ({
        number: series === 'main' ? String(number) : '',
        isApart: series !== 'main',
        cells: cells.map((element) => element && shown(element)),
      })),
      example: first ? shown(first) : null,
      families: FAMILIES.map((family) => ({
        family,
        letter: letterOf(family),
        name: FAMILY_WORDS[family][locale],
      })),
    },
  };
};
