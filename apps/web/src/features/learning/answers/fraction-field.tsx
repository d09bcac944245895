import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldError } from '../../../ui/forms/field-frame.tsx';
import type { AnswerProps } from './answer-props.ts';
import { answerOf, hasSlash, partsOf, typedAbove, typedBelow } from './fraction-parts.ts';

/** The top and the bottom of a fraction; a whole number needs no bottom, a slash goes on to it. */
export function FractionField({
  value,
  onChange,
  error,
  disabled,
  inputRef,
  form,
}: AnswerProps & { readonly form: 'any' | 'simplest' }) {
  const { t } = useTranslation('lesson');
  const id = useId();
  const below = useRef<HTMLInputElement>(null);
  const parts = partsOf(value);
  const typeAbove = (typed: string) => {
    onChange(answerOf(typedAbove(typed, parts)));
    if (hasSlash(typed)) below.current?.focus();
  };
  const shared = {
    className: 'input text-center text-xl',
    inputMode: 'text',
    autoComplete: 'off',
    disabled,
    ...describedBy(id, { hint: true, error }),
  } as const;
  return (
    <fieldset className="field">
      <legend className="field-label">{t('answer.fraction')}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {form === 'simplest' ? t('answer.fractionSimplest') : t('answer.fractionHint')}
      </p>
      <div className="fraction-field">
        <input
          {...shared}
          ref={inputRef}
          aria-label={t('answer.top')}
          value={parts.top}
          onChange={(event) => typeAbove(event.target.value)}
        />
        <span aria-hidden="true" />
        <input
          {...shared}
          ref={below}
          aria-label={t('answer.bottom')}
          value={parts.bottom}
          onChange={(event) => onChange(answerOf(typedBelow(event.target.value, parts)))}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
