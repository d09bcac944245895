import type { AssessmentInput, BookInput, SampleInput } from '@ori/contracts/portfolio';
import type { Subject } from '@ori/contracts/subjects';
import { textOf } from '../../lib/use-form.ts';

type Named = Pick<SampleInput, 'id' | 'childId'>;

/** A number as it was typed; null for none. */
function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed.replace(',', '.'));
}

/** The file that was chosen; null for none. */
export function fileOf(filled: FormData): File | null {
  const file = filled.get('file');
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null;
}

/** The sample as it was filled in; fields that are not on the form are empty. */
export function sampleOf(named: Named, filled: FormData): SampleInput {
  const text = (name: string) => textOf(filled, name);
  return {
    ...named,
    title: text('title'),
    subject: text('subject') as Subject,
    day: text('day'),
    childWords: text('childWords'),
    note: text('note'),
    standard: text('standard'),
  };
}

/** The book as it was filled in; it is not finished yet. */
export function bookOf(named: Named, filled: FormData): BookInput {
  const text = (name: string) => textOf(filled, name);
  return {
    ...named,
    title: text('title'),
    author: text('author'),
    isbn: text('isbn'),
    startedOn: text('startedOn') || null,
    finishedOn: null,
  };
}

/** The test or evaluation as it was filled in; fields that its kind does not have are empty. */
export function assessmentOf(
  named: Named & Pick<AssessmentInput, 'kind'>,
  filled: FormData,
): AssessmentInput {
  const text = (name: string) => textOf(filled, name);
  return {
    ...named,
    takenOn: text('takenOn'),
    instrument: text('instrument'),
    form: text('form'),
    giver: text('giver'),
    licence: text('licence'),
    isCertified: filled.has('isCertified'),
    note: text('note'),
    raw: numberOf(text('raw')),
    percentile: numberOf(text('percentile')),
    stanine: numberOf(text('stanine')),
    composite: text('composite'),
  };
}
