import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { SheetLevel } from '@ori/contracts/worksheet-names';
import type { PaperDrawing, SheetSpec } from '@ori/contracts/worksheets';
import { seededRandom } from '../problems/seeded-random.ts';
import { constructionSteps } from './construction-steps.ts';
import type { FrozenSheet } from './frozen-sheet.ts';
import { mapNames, sheetTitle } from './sheet-words.ts';

type Drawn = Pick<FrozenSheet, 'tasks' | 'taskAnswers' | 'steps'>;
type Variants<Type extends PaperDrawing['type']> = Extract<PaperDrawing, { type: Type }>;

const NONE: Pick<Drawn, 'taskAnswers' | 'steps'> = { taskAnswers: [], steps: [] };
const RISE: Readonly<Record<SheetLevel, number>> = { easy: 0, medium: 1, hard: 2, rising: 1 };

const ALT = {
  tracing: { en: '{t} to trace', fr: '{t} à repasser', es: '{t} para repasar' },
  world: { en: 'an outline map of the world', fr: 'une carte muette du monde', es: 'un mapa mudo del mundo' },
  given: {
    en: 'two given points A and B, and room to draw',
    fr: 'deux points donnés A et B, et de la place pour tracer',
    es: 'dos puntos dados A y B, y espacio para trazar',
  },
  finished: {
    en: 'the finished construction',
    fr: 'la construction terminée',
    es: 'la construcción terminada',
  },
  pattern: {
    en: 'a pattern of lines to color',
    fr: 'un motif de lignes à colorier',
    es: 'un motivo de líneas para colorear',
  },
  dots: { en: 'a grid of dots', fr: 'une grille de points', es: 'una cuadrícula de puntos' },
} as const satisfies Record<string, LocalisedText>;

/** Letters as each language's alphabet has them; Spanish has ñ. */
const alphabet = (locale: Locale): readonly string[] => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  return locale === 'es' ? letters.toSpliced(14, 0, 'ñ') : letters;
};

function rowsOf(variant: string, locale: Locale): readonly string[] {
  if (variant === 'digits') return Array.from('0123456789');
  const letters = alphabet(locale);
  return variant === 'capitals' ? letters.map((letter) => letter.toUpperCase()) : letters;
}

function tracing({ variant, locale, count, seed }: SheetSpec): Drawn {
  const rows = rowsOf(variant, locale);
  // A seed of 0 goes through the alphabet; any other draws letters, each once.
  const chosen = seed === 0 ? rows : seededRandom(`worksheet/tracing/${variant}`, seed).shuffle(rows);
  const tasks = chosen.slice(0, count).map((text, at) => ({
    number: at + 1,
    text: '',
    drawing: { type: 'tracing', text } as const,
    alt: ALT.tracing[locale].replace('{t}', text),
    blanks: [],
  }));
  return { ...NONE, tasks };
}

const one = (drawing: PaperDrawing, alt: string, blanks: string[] = []): Drawn => ({
  ...NONE,
  tasks: [{ number: 1, text: '', drawing, alt, blanks }],
});

function world({ variant, locale }: SheetSpec): Drawn {
  const isAsked = variant === 'continents';
  const blanks = isAsked ? Array.from('123456ABCDE') : [];
  const drawn = one({ type: 'world', names: isAsked ? 'letters' : 'none' }, ALT.world[locale], blanks);
  const answer = { number: 1, answer: mapNames(locale), drawing: null, alt: '' };
  return isAsked ? { ...drawn, taskAnswers: [answer] } : drawn;
}

function construction(spec: SheetSpec): Drawn {
  const recipe = spec.variant as Variants<'construction'>['recipe'];
  const { locale } = spec;
  const drawing = { type: 'construction', recipe, isDrawn: true } as const;
  const answer = { number: 1, answer: sheetTitle(spec, []), drawing, alt: ALT.finished[locale] };
  return {
    ...one({ ...drawing, isDrawn: false }, ALT.given[locale]),
    taskAnswers: [answer],
    steps: constructionSteps(recipe, locale),
  };
}

/** The finer the pattern, the harder; its star's points follow from the seed. */
function pattern({ variant, level, seed, locale }: SheetSpec): Drawn {
  const name = variant as Variants<'pattern'>['name'];
  const random = seededRandom(`worksheet/pattern/${name}`, seed);
  const across = 3 + RISE[level] + random.integer(0, 1);
  return one(
    { type: 'pattern', name, across, points: random.pick([6, 7, 8, 9, 10, 12]) },
    ALT.pattern[locale],
  );
}

function dots({ variant, level, locale }: SheetSpec): Drawn {
  const grid = variant as Variants<'dots'>['grid'];
  return one({ type: 'dots', grid, gapMm: 12 - 2 * RISE[level] }, ALT.dots[locale]);
}

/** What is on a sheet that asks no questions. */
export const DRAWN: Readonly<
  Record<Exclude<SheetSpec['kind'], 'practice' | 'numerals'>, (spec: SheetSpec) => Drawn>
> = { tracing, map: world, construction, colouring: pattern, dots };
