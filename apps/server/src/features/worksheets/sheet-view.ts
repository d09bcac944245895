import type { Locale } from '@ori/contracts/locale';
import type { SheetFace, SheetKey, SheetQuestion } from '@ori/contracts/worksheets';
import { answerText } from '@ori/core/tutor/ground/problem-of-item';
import type { FrozenItem, FrozenSheet } from '@ori/core/worksheets/frozen-sheet';
import { sheetInstruction, sheetTitle } from '@ori/core/worksheets/sheet-words';
import type { SheetContent, WorksheetsDeps } from './worksheets.deps.ts';

/** What a sheet is called, in the reader's language. */
export function titleOf(content: SheetContent, spec: FrozenSheet['spec'], locale: Locale): string {
  const skills = spec.skills.map((skill) => content.skillTitle(skill, locale));
  return sheetTitle({ ...spec, locale }, skills);
}

/** A sheet as anybody may see it, in the language it is printed in. */
export function faceOf(
  { content, present, publicUrl }: Pick<WorksheetsDeps, 'content' | 'present' | 'publicUrl'>,
  code: string | null,
  { spec, items, tasks, steps }: FrozenSheet,
): SheetFace {
  const { locale } = spec;
  const questions = items.map((frozen): SheetQuestion => {
    return present(frozen, content.skillTitle(frozen.skill, locale), locale);
  });
  return {
    code,
    address: code === null ? null : `${publicUrl}/w/${code}`,
    spec,
    title: titleOf(content, spec, locale),
    instruction: sheetInstruction(spec),
    steps: [...steps],
    practises: spec.skills.flatMap((skill) => {
      const known = content.skill(skill);
      const title = content.skillTitle(skill, locale);
      return known === null ? [] : [{ skill, title, subject: known.subject, band: known.band }];
    }),
    questions,
    tasks: [...tasks],
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOP';

/** The letter an option is printed with stands before its words: `B: 12`. */
function answerOf({ item }: FrozenItem, locale: Locale): string {
  const words = answerText(item, locale);
  if (item.answerKind.kind !== 'choice') return words;
  const place = item.answerKind.options.findIndex(({ id }) => id === item.answer);
  return `${LETTERS[place] ?? ''} · ${words}`;
}

/** The answers of a sheet, for grown-ups. */
export function keyOf({ spec, items, taskAnswers }: FrozenSheet): SheetKey {
  const ofItems = items.map((frozen) => ({
    number: frozen.number,
    answer: answerOf(frozen, spec.locale),
    drawing: null,
    alt: '',
  }));
  return { answers: [...ofItems, ...taskAnswers] };
}
