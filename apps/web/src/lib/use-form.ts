import { fail, type Result } from '@ori/contracts/result';
import type { TFunction } from 'i18next';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { unsoundAnswer, type Failure } from './failure.ts';
import { messageOf, saysItself } from './failure-words.ts';
import { type Field, fieldsOf } from './field-checks.ts';
import { fieldWords } from './field-words.ts';
import { report } from './report.ts';
import { useHydrated } from './use-hydrated.ts';

type Errors = Readonly<Record<string, string>>;

interface FormOptions<Value> {
  /** Sends what was filled in. */
  readonly send: (form: FormData) => Promise<Result<Value, Failure>>;
  readonly onDone: (value: Value) => void;
  /** What the browser cannot see by itself, e.g. two PINs that differ: words by field name. */
  readonly check?: (form: FormData) => Errors;
}

export interface FormState {
  /** Goes onto the `<form>`. It never sends by itself: `post` keeps secrets out of the address without script. */
  readonly form: {
    readonly method: 'post';
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Goes onto the `<FormEnd>`. */
  readonly end: {
    /** What belongs to no field. */
    readonly error: string | null;
    readonly sending: boolean;
    readonly sendingLabel: string;
    readonly ready: boolean;
    readonly noScript: string;
  };
  readonly errorOf: (name: string) => string | undefined;
  /** What was wrong with a field is put right: nothing more is said of it. For fields that know it themselves. */
  readonly mended: (name: string) => void;
  /** The last failure, until an answer replaces it. */
  readonly failure: Failure | null;
}

/** What the server says of each field; where it has no words in this language, those of the failure. */
function fieldErrors(failure: Failure, language: string, t: TFunction): Errors {
  const { field, fields } = failure;
  const general = messageOf(failure, language, t);
  const ofFields = language === 'en' || saysItself(failure);
  const each = Object.entries(fields).map(([name, words]) => [name, ofFields ? words : general] as const);
  return { ...(field ? { [field]: general } : {}), ...Object.fromEntries(each) };
}

/** A hidden field holds what something beside it was tapped together with: that part has the focus in its stead. */
function standInFor(field: Field): HTMLElement {
  if (field.type !== 'hidden') return field;
  return field.parentElement?.querySelector<HTMLElement>('fieldset[tabindex]') ?? field;
}

function focusFirst(form: HTMLFormElement, errors: Errors): boolean {
  const first = fieldsOf(form).find((field) => errors[field.name]);
  if (first) standInFor(first).focus();
  return first !== undefined;
}

/**
 * A native form: checked when sent, errors at their fields, disabled while sending,
 * nothing typed is ever lost. What is typed stays in the fields; this hook holds no copy.
 */
export function useForm<Value>({ send, onDone, check }: FormOptions<Value>): FormState {
  const { t, i18n } = useTranslation();
  const ready = useHydrated();
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Where the last failure is told: beneath a field, for the whole form, or no longer. */
  const [told, setTold] = useState<'nowhere' | 'field' | 'form'>('nowhere');
  const busy = useRef(false);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const filled = new FormData(form);
    const found = { ...fieldWords(form, i18n), ...check?.(filled) };
    setErrors(found);
    setTold('nowhere');
    if (focusFirst(form, found)) return;
    busy.current = true;
    setSending(true);
    const answer = await send(filled).catch((error: unknown) => {
      report('error', 'form', String(error));
      return fail(unsoundAnswer());
    });
    busy.current = false;
    setSending(false);
    if (answer.ok) return onDone(answer.value);
    const atFields = fieldErrors(answer.failure, i18n.language, t);
    setErrors(atFields);
    setFailure(answer.failure);
    setTold(focusFirst(form, atFields) ? 'field' : 'form');
  };

  return {
    form: {
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!busy.current) void submit(event.currentTarget);
      },
    },
    end: {
      error: failure && told === 'form' ? messageOf(failure, i18n.language, t) : null,
      sending,
      sendingLabel: t('form.sending'),
      ready,
      noScript: t('form.needsScript'),
    },
    errorOf: (name) => errors[name],
    mended: (name) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name))),
    failure,
  };
}

/** The text of a field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
