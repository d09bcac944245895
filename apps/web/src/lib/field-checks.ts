/** What is wrong with one field, as a key beneath `errors:field`, with its numbers. */
export interface FieldProblem {
  readonly key: 'required' | 'choose' | 'email' | 'pin' | 'sacredId' | 'tooShort' | 'tooLong' | 'invalid';
  readonly count: number;
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function emptyOf(field: Field): FieldProblem {
  const isChoice = field instanceof HTMLSelectElement || field.type === 'radio' || field.type === 'checkbox';
  return { key: isChoice ? 'choose' : 'required', count: 0 };
}

function lengthOf(field: Field): FieldProblem | null {
  if (field instanceof HTMLSelectElement) return null;
  if (field.validity.tooShort) return { key: 'tooShort', count: field.minLength };
  return field.validity.tooLong ? { key: 'tooLong', count: field.maxLength } : null;
}

/** A field whose `pattern` says more than a length names what it holds in `data-holds`. */
function patternOf(field: Field): FieldProblem {
  const holds = field.dataset['holds'];
  return { key: holds === 'pin' || holds === 'sacredId' ? holds : 'invalid', count: 0 };
}

/** Reads what the browser itself finds wrong with a field; null when it is fine. */
export function problemOf(field: Field): FieldProblem | null {
  const { validity } = field;
  if (validity.valid) return null;
  if (validity.valueMissing) return emptyOf(field);
  if (validity.typeMismatch) return { key: field.type === 'email' ? 'email' : 'invalid', count: 0 };
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
