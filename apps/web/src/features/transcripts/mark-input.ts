import type { Mark, MarkInput } from '@ori/contracts/transcript';
import { HUNDREDTHS, MARK_KINDS } from '@ori/contracts/transcript-names';
import { textOf } from '../../lib/use-form.ts';

/** A number as people type it, in hundredths; null where it is none. */
export function hundredthsTyped(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : Math.round(number * HUNDREDTHS);
}

/** A new mark of a course as its form says it; `corrects` the one whose place it takes. */
export function markOf(filled: FormData, courseId: string, corrects: string | null): MarkInput {
  return {
    id: crypto.randomUUID(),
    courseId,
    kind: MARK_KINDS.find((kind) => kind === textOf(filled, 'kind')) ?? 'assignment',
    title: textOf(filled, 'title').trim(),
    points: hundredthsTyped(textOf(filled, 'points')) ?? 0,
    outOf: hundredthsTyped(textOf(filled, 'outOf')) ?? 0,
    weight: Number(textOf(filled, 'weight') || '1'),
    day: textOf(filled, 'day'),
    corrects,
    isVoid: false,
  };
}

/** What takes a mark back: the same mark, void, in its place. */
export function takenBack({ courseId, kind, title, points, outOf, weight, day, id }: Mark): MarkInput {
  const same = { courseId, kind, title, points, outOf, weight, day };
  return { ...same, id: crypto.randomUUID(), corrects: id, isVoid: true };
}
