import type { ShownOption } from '@ori/contracts/practice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/forms/field-frame.tsx';
import type { AnswerProps } from './answer-props.ts';
import { toggled } from './picked.ts';

/** A running text whose parts are pressed to pick them. */
export function SpanField({
  segments,
  picks,
  value,
  onChange,
  error,
  disabled,
  inputRef,
}: AnswerProps & { readonly segments: readonly ShownOption[]; readonly picks: number }) {
  const { t } = useTranslation('lesson');
  const id = useId();
  const picked = new Set(value.split(','));
  /** With one part asked for, a press moves the pick; with more it adds or takes away. */
  const press = (key: string) => onChange(picks === 1 ? key : toggled(value, key));
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label mb-3">{t('answer.span', { count: picks })}</legend>
      <p className="span-field">
        {segments.map((segment, index) => (
          <span key={segment.id}>
            <button
              type="button"
              className="span-part"
              aria-pressed={picked.has(segment.id)}
              disabled={disabled}
              onClick={() => press(segment.id)}
              ref={index === 0 ? inputRef : undefined}
            >
              {segment.text}
            </button>{' '}
          </span>
        ))}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
