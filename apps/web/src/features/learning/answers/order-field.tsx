import type { ShownOption } from '@ori/contracts/practice';
import { ArrowDown, ArrowUp, Volume2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/forms/field-frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { AnswerProps } from './answer-props.ts';
import { OptionContent } from './option-content.tsx';
import { moved, orderedIds } from './picked.ts';

/** Things to be put in order: each moves up or down by its buttons, and says where it stands then. */
export function OrderField({
  options,
  value,
  onChange,
  error,
  disabled,
  inputRef,
  hear,
}: AnswerProps & { readonly options: readonly ShownOption[] }) {
  const { t } = useTranslation('lesson');
  const id = useId();
  const order = orderedIds(value, options);
  const rows = order.flatMap((key) => options.find((option) => option.id === key) ?? []);
  const move = (from: number, by: 1 | -1) => onChange(moved(order, from, by).join(','));
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label mb-3">{t('answer.order')}</legend>
      <ol className="order-field" aria-live="polite">
        {rows.map((option, index) => (
          <li key={option.id}>
            <span className="order-place" aria-hidden="true">
              {index + 1}
            </span>
            <OptionContent option={option} />
            <span className="order-moves">
              {hear && (
                <IconButton
                  label={t('answer.hear', { what: option.text })}
                  icon={<Volume2 aria-hidden="true" />}
                  onClick={() => hear(option.text)}
                />
              )}
              <IconButton
                label={t('answer.moveUp', { what: option.text })}
                icon={<ArrowUp aria-hidden="true" />}
                disabled={disabled || index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                label={t('answer.moveDown', { what: option.text })}
                icon={<ArrowDown aria-hidden="true" />}
                disabled={disabled || index === rows.length - 1}
                onClick={() => move(index, 1)}
                ref={index === 0 ? inputRef : undefined}
              />
            </span>
          </li>
        ))}
      </ol>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
