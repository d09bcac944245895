import type { LocalisedText } from '@ori/contracts/locale';
import { doublingTable } from '@ori/core/numerals/doubling';
import { RULE_WORDS } from '@ori/core/numerals/speed-rules/rule-words';
import { CROSSWISE } from '@ori/core/numerals/speed-rules/number-tasks';
import { named, printedClaim } from '../claims.ts';
import type { PaperMaker } from '../downloads.deps.ts';
import { drawing, element, inksOf } from '../svg.ts';

const [A, B] = [23, 41];
/** Tirtha’s rule “vertically and crosswise”, the third of his book. */
const RULE = 3;

const WORDS = {
  doubling: { en: 'By doubling', fr: 'En doublant', es: 'Duplicando' },
  doublingHow: {
    en: 'Double both columns. Mark the rows whose left numbers make {n}. Add what stands beside them.',
    fr: 'Double les deux colonnes. Marque les lignes dont les nombres de gauche font {n}. Ajoute ce qui est à côté.',
    es: 'Duplica las dos columnas. Marca las filas cuyos números de la izquierda suman {n}. Suma lo que está al lado.',
  },
  area: { en: 'As an area', fr: 'Par une aire', es: 'Como área' },
  areaHow: {
    en: 'A rectangle {a} long and {b} wide, cut at the tens: its four parts are the four products.',
    fr: 'Un rectangle de {a} sur {b}, coupé aux dizaines : ses quatre parts sont les quatre produits.',
    es: 'Un rectángulo de {a} por {b}, cortado en las decenas: sus cuatro partes son los cuatro productos.',
  },
  areaAlt: {
    en: 'A rectangle of {a} by {b} in four parts: {parts}',
    fr: 'Un rectangle de {a} sur {b} en quatre parts : {parts}',
    es: 'Un rectángulo de {a} por {b} en cuatro partes: {parts}',
  },
  crossAlt: {
    en: 'The digits of {a} above those of {b}, joined straight down and crosswise',
    fr: 'Les chiffres de {a} au-dessus de ceux de {b}, reliés tout droit et en croix',
    es: 'Las cifras de {a} sobre las de {b}, unidas en vertical y en cruz',
  },
  why: {
    en: 'Why do all three agree? Find each number of the first two ways inside the rectangle.',
    fr: 'Pourquoi les trois s’accordent-ils ? Retrouve dans le rectangle chaque nombre des deux premiers chemins.',
    es: '¿Por qué coinciden los tres? Busca en el rectángulo cada número de los dos primeros caminos.',
  },
  ruleBook: {
    en: 'Sixteen short rules from a book by Bharati Krsna Tirtha, printed in 1965. They are not found in the Vedas; they work because of algebra.',
    fr: 'Seize règles brèves d’un livre de Bharati Krsna Tirtha, imprimé en 1965. Elles sont absentes des Védas ; elles marchent grâce à l’algèbre.',
    es: 'Dieciséis reglas breves de un libro de Bharati Krsna Tirtha, impreso en 1965. No están en los Vedas; funcionan gracias al álgebra.',
  },
} as const satisfies Record<string, LocalisedText>;

const filled = (text: string): string => text.replace('{a}', String(A)).replace('{b}', String(B));
const parted = (n: number): readonly [number, number] => [n - (n % 10), n % 10];

/** The rectangle, true to scale, its four products inside. */
function areaDrawn(isSparing: boolean): { svg: string; parts: string } {
  const inks = inksOf(isSparing);
  const unit = 6;
  const parts: string[] = [];
  const said: string[] = [];
  let y = 0;
  parted(A).forEach((tall, row) => {
    let x = 0;
    parted(B).forEach((wide, column) => {
      const box = { x, y, width: wide * unit, height: tall * unit };
      const fill = (row + column) % 2 === 0 ? inks.tint : '#ffffff';
      parts.push(element('rect', { ...box, fill, stroke: inks.ink, 'stroke-width': 1.4 }));
      const [cx, cy] = [x + box.width / 2, y + box.height / 2];
      // Too narrow to write in: the product stands beside its part.
      const isNarrow = box.width < 40;
      const words = isNarrow ? { x: x + box.width + 4 } : { x: cx, 'text-anchor': 'middle' };
      parts.push(
        element(
          'text',
          { ...words, y: cy + 3.5, 'font-size': 10, fill: inks.ink },
          `${tall} × ${wide} = ${tall * wide}`,
        ),
      );
      said.push(`${tall} × ${wide} = ${tall * wide}`);
      x += box.width;
    });
    y += tall * unit;
  });
  return { svg: drawing([-2, -2, B * unit + 66, A * unit + 4], parts), parts: said.join(', ') };
}

/** From a digit above to one below. */
const joined = (x1: number, x2: number, stroke: string, dash: string) =>
  element('path', {
    d: `M${x1} 36L${x2} 80`,
    stroke,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
    ...(dash === '' ? {} : { 'stroke-dasharray': dash }),
  });

function crossDrawn(isSparing: boolean): string {
  const inks = inksOf(isSparing);
  const digits = Array.from(`${A}${B}`);
  const places = [
    [30, 26],
    [90, 26],
    [30, 104],
    [90, 104],
  ] as const;
  const text = places.map(([x, y], at) =>
    element(
      'text',
      { x, y, 'font-size': 26, 'font-weight': 700, 'text-anchor': 'middle', fill: inks.ink },
      digits[at],
    ),
  );
  return drawing(
    [0, 0, 120, 112],
    [
      joined(30, 30, inks.nile, ''),
      joined(90, 90, inks.nile, ''),
      joined(36, 84, inks.clay, '5 4'),
      joined(84, 36, inks.clay, '5 4'),
      ...text,
    ],
  );
}

export const waysToMultiply: PaperMaker = ({ locale, isSparing, data }) => {
  const area = areaDrawn(isSparing);
  const rows = doublingTable(A, B);
  const rule = CROSSWISE.make([A, B]);
  const { sources } = data.heritageClaims;
  const books = data.heritageClaims.rules.sources.map((id) => ({ text: sources[id]?.text ?? '' }));
  const bookClaim = { label: 'record' as const, text: WORDS.ruleBook, sources: books };
  return {
    template: 'ways-to-multiply',
    data: {
      doubling: {
        title: WORDS.doubling[locale],
        how: WORDS.doublingHow[locale].replace('{n}', String(A)),
        rows: rows.map(({ times, product, isNeeded }) => ({
          times: String(times),
          product: String(product),
          isNeeded,
        })),
        sum: rows
          .filter(({ isNeeded }) => isNeeded)
          .map(({ product }) => product)
          .join(' + '),
        answer: String(A * B),
      },
      cross: {
        title: RULE_WORDS[RULE - 1]?.gloss[locale] ?? '',
        how: RULE_WORDS[RULE - 1]?.says[locale] ?? '',
        lines: rule?.lines ?? [],
        alt: filled(WORDS.crossAlt[locale]),
      },
      area: {
        title: WORDS.area[locale],
        how: filled(WORDS.areaHow[locale]),
        alt: filled(WORDS.areaAlt[locale]).replace('{parts}', area.parts),
      },
      why: WORDS.why[locale],
    },
    drawings: { 'area.svg': area.svg, 'cross.svg': crossDrawn(isSparing) },
    claims: [printedClaim(named(data.numerals, 'rhind-79'), locale), printedClaim(bookClaim, locale)],
  };
};
