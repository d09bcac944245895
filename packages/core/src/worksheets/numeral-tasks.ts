import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { NumeralSystem } from '@ori/contracts/numeral-names';
import type { SheetLevel } from '@ori/contracts/worksheet-names';
import type { SheetSpec, SheetTask } from '@ori/contracts/worksheets';
import { yorubaFormula, yorubaSum } from '../numerals/yoruba.ts';
import { writeNumber } from '../problems/text.ts';
import { seededRandom } from '../problems/seeded-random.ts';
import type { TaskAnswer } from './frozen-sheet.ts';
import { difficultyAt } from './practice-items.ts';

/** The greatest number of an easy, a medium and a hard sheet. */
const MOST: Readonly<Record<NumeralSystem, readonly [number, number, number]>> = {
  egyptian: [99, 999, 99_999],
  babylonian: [59, 3_599, 215_999],
  maya: [19, 399, 7_999],
  rods: [99, 9_999, 99_999],
  yoruba: [20, 100, 200],
  quipu: [99, 999, 9_999],
};

const READ: LocalisedText = {
  en: 'Which number is this?',
  fr: 'Quel est ce nombre ?',
  es: '¿Qué número es este?',
};
const WRITE: LocalisedText = {
  en: 'Write {n} in this way.',
  fr: 'Écris {n} de cette façon.',
  es: 'Escribe {n} de esta manera.',
};
const SIGNS: LocalisedText = {
  en: 'signs of the numeral, to be read',
  fr: 'les signes du nombre, à lire',
  es: 'los signos del número, para leer',
};
const BOX: LocalisedText = {
  en: 'an empty box to write in',
  fr: 'une case vide pour écrire',
  es: 'un recuadro vacío para escribir',
};
const SHOWN: LocalisedText = {
  en: 'the numeral for {n}',
  fr: 'le nombre {n}, écrit ainsi',
  es: 'el número {n}, escrito así',
};

interface Drawn {
  readonly task: SheetTask;
  readonly answer: TaskAnswer;
}

const fill = (text: LocalisedText, value: number, locale: Locale) =>
  text[locale].replace('{n}', writeNumber(value, locale));

function taskOf(number: number, system: NumeralSystem, value: number, locale: Locale): Drawn {
  const drawing = { type: 'numeral', system, value } as const;
  if (number % 2 === 1) {
    const answer = writeNumber(value, locale);
    return {
      task: { number, text: READ[locale], drawing, alt: SIGNS[locale], blanks: [''] },
      answer: { number, answer, drawing: null, alt: '' },
    };
  }
  const formula = system === 'yoruba' ? yorubaFormula(yorubaSum(value)) : '';
  return {
    task: {
      number,
      text: fill(WRITE, value, locale),
      drawing: { type: 'box' },
      alt: BOX[locale],
      blanks: [],
    },
    answer: { number, answer: formula, drawing, alt: fill(SHOWN, value, locale) },
  };
}

function mostAt(system: NumeralSystem, level: SheetLevel, index: number, count: number): number {
  return MOST[system][difficultyAt(level, index, count) - 1] ?? MOST[system][0];
}

/** Numbers to read and to write in a numeral system, in turns; no number twice while there are others. */
export function numeralTasks(
  system: NumeralSystem,
  { level, count, seed, locale }: Pick<SheetSpec, 'level' | 'count' | 'seed' | 'locale'>,
): readonly Drawn[] {
  const random = seededRandom(`worksheet/numerals/${system}/${level}`, seed);
  const used = new Set<number>();
  return Array.from({ length: count }, (_, index) => {
    const most = mostAt(system, level, index, count);
    let value = random.integer(1, most);
    for (let draw = 0; draw < 20 && used.has(value); draw += 1) value = random.integer(1, most);
    used.add(value);
    return taskOf(index + 1, system, value, locale);
  });
}
