import type { Locale } from '@ori/contracts/locale';
import type { ShownOption } from '@ori/contracts/practice';
import type { SheetQuestion } from '@ori/contracts/worksheets';
import { hasWordsOnPaper } from '@ori/core/worksheets/pictured-words';
import { mathsRuns } from '@ori/core/worksheets/maths-runs';
import { typstMaths } from '@ori/core/worksheets/typst-maths';

/** A stretch of a sentence as the template sets it: words, or a formula with how it is read aloud. */
type PrintRun = { readonly words: string } | { readonly maths: string; readonly alt: string };
/** A file of the print job, with its words and its natural width. */
interface PrintPicture {
  readonly file: string;
  readonly alt: string;
  readonly widthPt: number;
  /** The smallest type in it at that width, in points; null where nothing is written. */
  readonly typePt: number | null;
}
/** Puts a drawing among the job's files; null where nothing can draw. */
export type AddPicture = (drawing: unknown, alt: string) => Promise<PrintPicture | null>;

interface PrintOption {
  readonly letter: string;
  readonly runs: readonly PrintRun[];
  readonly picture: PrintPicture | null;
}
/** Where an answer goes on paper. */
type PrintRoom =
  | { readonly kind: 'lines'; readonly labels: readonly string[]; readonly after: string }
  | { readonly kind: 'choice' | 'order'; readonly options: readonly PrintOption[] }
  | { readonly kind: 'match'; readonly left: readonly PrintOption[]; readonly right: readonly PrintOption[] }
  | { readonly kind: 'span'; readonly parts: readonly string[]; readonly picks: number };

/** A sentence for the template, its maths in Typst's notation. */
export function printRuns(sentence: string, locale: Locale): PrintRun[] {
  return mathsRuns(sentence, locale).map(({ text, isMaths }) => {
    const maths = isMaths ? typstMaths(text) : null;
    return maths === null ? { words: text } : { maths, alt: text };
  });
}

const LETTERS = 'ABCDEFGHIJKLMNOP';

function optionsOf(options: readonly ShownOption[], locale: Locale, add: AddPicture): Promise<PrintOption[]> {
  return Promise.all(
    options.map(async (option, at) => {
      const { text, figure } = option;
      const picture = figure === null ? null : await add(figure, text);
      const runs = picture === null || hasWordsOnPaper(option) ? printRuns(text, locale) : [];
      return { letter: LETTERS[at] ?? '', runs, picture };
    }),
  );
}

type Answer = SheetQuestion['answer'];
type PickedAnswer = Extract<Answer, { kind: 'choice' | 'order' | 'match' | 'span' }>;
const PICKED: ReadonlySet<Answer['kind']> = new Set(['choice', 'order', 'match', 'span']);
const isPicked = (answer: Answer): answer is PickedAnswer => PICKED.has(answer.kind);

async function pickedRoom(answer: PickedAnswer, locale: Locale, add: AddPicture): Promise<PrintRoom> {
  switch (answer.kind) {
    case 'choice':
    case 'order':
      return { kind: answer.kind, options: await optionsOf(answer.options, locale, add) };
    case 'match': {
      const left = await optionsOf(answer.left, locale, add);
      return { kind: 'match', left, right: await optionsOf(answer.right, locale, add) };
    }
    case 'span':
      return { kind: 'span', parts: answer.segments.map(({ text }) => text), picks: answer.picks };
  }
}

function lines(answer: Exclude<Answer, PickedAnswer>): PrintRoom {
  if (answer.kind === 'list') return { kind: 'lines', labels: answer.labels, after: '' };
  const before = answer.kind === 'expression' ? (answer.before ?? '') : '';
  return { kind: 'lines', labels: [before], after: answer.kind === 'decimal' ? (answer.unit ?? '') : '' };
}

/** Room for the answer of a question; never the answer. */
export async function printRoom(
  { answer }: SheetQuestion,
  locale: Locale,
  add: AddPicture,
): Promise<PrintRoom> {
  return isPicked(answer) ? pickedRoom(answer, locale, add) : lines(answer);
}
