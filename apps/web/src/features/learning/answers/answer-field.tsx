import type { Question } from '@ori/contracts/practice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PracticeFigure } from '../figures/practice-figure.tsx';
import type { AnswerProps } from './answer-props.ts';
import { FractionField } from './fraction-field.tsx';

const PICTURE_COLUMNS = 2;

function ChoiceField({
  options,
  value,
  onChange,
  error,
  disabled,
  inputRef,
}: AnswerProps & { readonly options: Extract<Question['answer'], { kind: 'choice' }>['options'] }) {
  const { t } = useTranslation('lesson');
  const name = useId();
  const pictured = options.some(({ figure }) => figure !== null);
  return (
    <RadioCards
      legend={t('answer.choose')}
      name={name}
      value={value}
      onChange={onChange}
      error={error}
      disabled={disabled}
      inputRef={inputRef}
      picture={pictured}
      columns={pictured || options.every(({ text }) => text.length < 24) ? PICTURE_COLUMNS : 1}
      options={options.map(({ id, text, figure }) => ({
        value: id,
        title: text,
        ...(figure ? { picture: <PracticeFigure figure={figure} label={text} /> } : {}),
      }))}
    />
  );
}

function NumberField({
  value,
  onChange,
  error,
  disabled,
  inputRef,
  unit,
}: AnswerProps & { readonly unit: string | null }) {
  const { t } = useTranslation('lesson');
  return (
    <div className="number-field">
      <TextField
        label={unit ? t('answer.inUnit', { unit }) : t('answer.number')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        disabled={disabled}
        ref={inputRef}
        inputMode="text"
        autoComplete="off"
        maxLength={60}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
    </div>
  );
}

/** Where the answer goes, by its kind. */
export function AnswerField({ kind, ...field }: AnswerProps & { readonly kind: Question['answer'] }) {
  switch (kind.kind) {
    case 'choice':
      return <ChoiceField {...field} options={kind.options} />;
    case 'rational':
      return <FractionField {...field} form={kind.form} />;
    case 'decimal':
      return <NumberField {...field} unit={kind.unit} />;
    case 'integer':
      return <NumberField {...field} unit={null} />;
  }
}
