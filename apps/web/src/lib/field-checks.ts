/** What is wrong with one field, as a key beneath `errors:field`, with its numbers. */
export interface FieldProblem {
  readonly key:
    | 'required'
    | 'choose'
    | 'email'
    | 'pin'
    | 'sacredId'
    | 'tooShort'
    | 'tooLong'
    | 'number'
    | 'whole'
    | 'atMost'
    | 'atLeast'
    | 'date'
    | 'notFuture'
    | 'notPast'
    | 'noLater'
    | 'noEarlier'
    | 'invalid';
  readonly count: number;
  /** The day that bounds it, `YYYY-MM-DD`, where one does. */
  readonly day?: string;
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const problem = (key: FieldProblem['key'], count = 0): FieldProblem => ({ key, count });

function emptyOf(field: Field): FieldProblem {
  const isChoice = field instanceof HTMLSelectElement || field.type === 'radio' || field.type === 'checkbox';
  return problem(isChoice ? 'choose' : 'required');
}

function lengthOf(field: Field): FieldProblem | null {
  if (field instanceof HTMLSelectElement) return null;
  if (field.validity.tooShort) return problem('tooShort', field.minLength);
  return field.validity.tooLong ? problem('tooLong', field.maxLength) : null;
}

/** A day out of bounds; where today is the bound, it is called so. */
function dayOf({ validity, min, max }: HTMLInputElement, today: string): FieldProblem | null {
  if (validity.rangeOverflow) return { ...problem(max === today ? 'notFuture' : 'noLater'), day: max };
  if (validity.rangeUnderflow) return { ...problem(min === today ? 'notPast' : 'noEarlier'), day: min };
  return validity.badInput ? problem('date') : null;
}

function numberOf({ validity, min, max, step }: HTMLInputElement): FieldProblem | null {
  if (validity.rangeOverflow) return problem('atMost', Number(max));
  if (validity.rangeUnderflow) return problem('atLeast', Number(min));
  if (validity.badInput) return problem('number');
  return validity.stepMismatch && (step === '' || step === '1') ? problem('whole') : null;
}

function boundsOf(field: Field, today: string): FieldProblem | null {
  if (!(field instanceof HTMLInputElement)) return null;
  if (field.type === 'date') return dayOf(field, today);
  return field.type === 'number' ? numberOf(field) : null;
}

/** A field whose `pattern` says more than a length names what it holds in `data-holds`. */
function patternOf(field: Field): FieldProblem {
  const holds = field.dataset['holds'];
  return problem(holds === 'pin' || holds === 'sacredId' ? holds : 'invalid');
}

/** Reads what the browser itself finds wrong with a field; null when it is fine. `today` is `YYYY-MM-DD`. */
export function problemOf(field: Field, today: string): FieldProblem | null {
  const { validity } = field;
  if (validity.valid) return null;
  const bounds = boundsOf(field, today);
  if (bounds !== null) return bounds;
  if (validity.valueMissing) return emptyOf(field);
  if (validity.typeMismatch) return problem(field.type === 'email' ? 'email' : 'invalid');
  return lengthOf(field) ?? patternOf(field);
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The named fields of a form in their order. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField).filter((field) => field.name !== '' && !field.disabled);
}
