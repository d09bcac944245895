import type { Locale } from '@ori/contracts/locale';
import type { SheetFace, SheetKey, SheetQuestion } from '@ori/contracts/worksheets';
import type { FrozenSheet } from '@ori/core/worksheets/frozen-sheet';
import { keyText } from '@ori/core/worksheets/key-text';
import { sheetInstruction, sheetTitle } from '@ori/core/worksheets/sheet-words';
import type { SheetContent, WorksheetsDeps } from './worksheets.deps.ts';

type SkillWords = Pick<SheetContent, 'skill' | 'skillTitle'>;

/** What a sheet is called, in the reader's language. */
export function titleOf(
  content: Pick<SkillWords, 'skillTitle'>,
  spec: FrozenSheet['spec'],
  locale: Locale,
): string {
  const skills = spec.skills.map((skill) => content.skillTitle(skill, locale));
  return sheetTitle({ ...spec, locale }, skills);
}

/** A sheet as anybody may see it, in the language it is printed in. */
export function faceOf(
  {
    content,
    present,
    publicUrl,
  }: Pick<WorksheetsDeps, 'present' | 'publicUrl'> & { readonly content: SkillWords },
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

/** The answers of a sheet, for grown-ups. */
export function keyOf({ spec, items, taskAnswers }: FrozenSheet): SheetKey {
  const ofItems = items.map((frozen) => ({
    number: frozen.number,
    answer: keyText(frozen.item, spec.locale),
    drawing: null,
    alt: '',
  }));
  return { answers: [...ofItems, ...taskAnswers] };
}
