import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldError } from '../../../ui/forms/field-frame.tsx';
import type { AnswerProps } from './answer-props.ts';

/** One small field for each number of a list, named by its label. */
export function ListField({
  labels,
  value,
  onChange,
  error,
  disabled,
  inputRef,
}: AnswerProps & { readonly labels: readonly string[] }) {
  const { t } = useTranslation('lesson');
  const id = useId();
  const parts = value.split(';');
  const given = labels.map((_, index) => parts[index] ?? '');
  const write = (at: number, typed: string) => {
    const next = given.map((part, index) => (index === at ? typed.replaceAll(';', '') : part));
    onChange(next.every((part) => part.trim() === '') ? '' : next.join(';'));
  };
  return (
    <fieldset className="field">
      <legend className="field-label mb-3">{t('answer.list')}</legend>
      <div className="list-field">
        {labels.map((label, index) => (
          <label key={label}>
            <span>{label}</span>
            <input
              type="text"
              className="input"
              inputMode="text"
              autoComplete="off"
              value={given[index]}
              onChange={(event) => write(index, event.target.value)}
              disabled={disabled}
              ref={index === 0 ? inputRef : undefined}
              {...describedBy(id, { error })}
            />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
