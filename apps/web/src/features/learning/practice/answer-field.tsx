import type { Question } from '@ori/contracts/practice';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldError } from '../../../ui/forms/field-frame.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PracticeFigure } from '../figures/practice-figure.tsx';

interface FieldProps {
  readonly value: string;
  readonly onChange: (answer: string) => void;
  /** What form is wanted, after an answer that was none. */
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
}

const PICTURE_COLUMNS = 2;

function ChoiceField({
  options,
  value,
  onChange,
  error,
  disabled,
  inputRef,
}: FieldProps & { readonly options: Extract<Question['answer'], { kind: 'choice' }>['options'] }) {
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

/** The top and the bottom of a fraction; a whole number needs no bottom. */
function FractionField({
  value,
  onChange,
  error,
  disabled,
  inputRef,
  form,
}: FieldProps & { readonly form: 'any' | 'simplest' }) {
  const { t } = useTranslation('lesson');
  const id = useId();
  const [top = '', bottom = ''] = value.split('/');
  const join = (above: string, below: string) => onChange(below === '' ? above : `${above}/${below}`);
  const shared = {
    className: 'input fraction-input',
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
          value={top}
          onChange={(event) => join(event.target.value, bottom)}
        />
        <span aria-hidden="true" />
        <input
          {...shared}
          aria-label={t('answer.bottom')}
          value={bottom}
          onChange={(event) => join(top, event.target.value)}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

function NumberField({
  value,
  onChange,
  error,
  disabled,
  inputRef,
  unit,
}: FieldProps & { readonly unit: string | null }) {
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
export function AnswerField({ kind, ...field }: FieldProps & { readonly kind: Question['answer'] }) {
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
