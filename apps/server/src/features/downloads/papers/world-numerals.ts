import type { LocalisedText } from '@ori/contracts/locale';
import type { NumeralSystem } from '@ori/contracts/numeral-names';
import { yorubaFormula, yorubaSum, yorubaWord } from '@ori/core/numerals/yoruba';
import { named, printedClaim } from '../claims.ts';
import type { Asked, PaperMaker } from '../downloads.deps.ts';

/** Each has something to show: a bare count, a full place, a place with nothing in it, and a sum by subtraction. */
const NUMBERS = [8, 20, 45, 120] as const;

interface System {
  readonly id: NumeralSystem;
  readonly name: LocalisedText;
  readonly how: LocalisedText;
  /** The claims of the content it is printed with. */
  readonly claims: readonly string[];
}
const SYSTEMS: readonly System[] = [
  {
    id: 'egyptian',
    name: { en: 'Egyptian hieroglyphs', fr: 'Hiéroglyphes égyptiens', es: 'Jeroglíficos egipcios' },
    how: { en: 'signs for 1, 10, 100', fr: 'des signes pour 1, 10, 100', es: 'signos para 1, 10, 100' },
    claims: ['signs-of-ten'],
  },
  {
    id: 'babylonian',
    name: { en: 'Babylonian wedges', fr: 'Clous babyloniens', es: 'Cuñas babilónicas' },
    how: { en: 'places of sixty', fr: 'des rangs de soixante', es: 'lugares de sesenta' },
    claims: ['place-unsaid', 'late-zero'],
  },
  {
    id: 'maya',
    name: { en: 'Maya bars and dots', fr: 'Barres et points mayas', es: 'Barras y puntos mayas' },
    how: {
      en: 'places of twenty, top to bottom',
      fr: 'des rangs de vingt, de haut en bas',
      es: 'lugares de veinte, de arriba abajo',
    },
    claims: ['pure-twenties'],
  },
  {
    id: 'rods',
    name: {
      en: 'Counting rods of China',
      fr: 'Baguettes à calculer de Chine',
      es: 'Varillas de cálculo chinas',
    },
    how: { en: 'places of ten', fr: 'des rangs de dix', es: 'lugares de diez' },
    claims: ['rods-stand-and-lie'],
  },
  {
    id: 'quipu',
    name: { en: 'Knots of a khipu', fr: 'Nœuds d’un quipu', es: 'Nudos de un quipu' },
    how: {
      en: 'places of ten along a cord',
      fr: 'des rangs de dix le long d’une corde',
      es: 'lugares de diez a lo largo de una cuerda',
    },
    claims: ['knots-read'],
  },
  {
    id: 'yoruba',
    name: { en: 'Yoruba number words', fr: 'Noms de nombres yorubas', es: 'Palabras numerales yorubas' },
    how: {
      en: 'twenties, and what is taken from them',
      fr: 'des vingtaines, et ce que l’on en retire',
      es: 'veintenas, y lo que se les quita',
    },
    claims: [],
  },
];

const WORDS = {
  lead: {
    en: 'Nobody needed our ten digits to count well. Read down: one number. Read across: one way of writing.',
    fr: 'On a très bien compté sans nos dix chiffres. En colonne : un nombre. En ligne : une écriture.',
    es: 'Se contó muy bien sin nuestras diez cifras. En columna: un número. En fila: una escritura.',
  },
  own: { en: 'a word of its own', fr: 'un mot à lui', es: 'una palabra propia' },
  shown: { en: '{n}: {system}', fr: '{n} : {system}', es: '{n}: {system}' },
} as const satisfies Record<string, LocalisedText>;

async function cellOf({ id, name }: System, value: number, { locale, isSparing, picture }: Asked) {
  const alt = WORDS.shown[locale].replace('{n}', String(value)).replace('{system}', name[locale]);
  if (id === 'yoruba') {
    const sum = yorubaSum(value);
    const isOwn = 'own' in sum.base && sum.ones === 0 && !sum.isLessTen;
    const said = isOwn ? WORDS.own[locale] : yorubaFormula(sum);
    return { file: '', alt, word: yorubaWord(value), said, svg: null };
  }
  const svg = await picture({ type: 'numeral', system: id, value }, alt, locale, isSparing);
  return { file: svg === null ? '' : `${id}-${value}.svg`, alt, word: null, said: alt, svg };
}

export const worldNumerals: PaperMaker = async (asked) => {
  const { locale, data } = asked;
  const drawings: Record<string, string> = {};
  const rows = [];
  for (const system of SYSTEMS) {
    const cells = [];
    for (const value of NUMBERS) {
      const { svg, ...cell } = await cellOf(system, value, asked);
      if (svg !== null) drawings[cell.file] = svg;
      cells.push(cell);
    }
    rows.push({ name: system.name[locale], how: system.how[locale], cells });
  }
  const told = SYSTEMS.flatMap(({ claims }) => claims.map((claim) => named(data.numerals, claim)));
  return {
    template: 'world-numerals',
    data: { lead: WORDS.lead[locale], numbers: NUMBERS.map(String), rows },
    drawings,
    claims: told.map((claim) => printedClaim(claim, locale)),
  };
};
