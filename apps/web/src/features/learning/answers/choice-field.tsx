import type { ShownOption } from '@ori/contracts/practice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { PracticeFigure } from '../figures/practice-figure.tsx';
import type { AnswerProps } from './answer-props.ts';

const PICTURE_COLUMNS = 2;
/** Options up to so many characters stand two in a row. */
const SHORT_CHARS = 24;

/** One of two to four options, as cards. */
export function ChoiceField({
  options,
  hear,
  onChange,
  ...field
}: AnswerProps & { readonly options: readonly ShownOption[] }) {
  const { t } = useTranslation('lesson');
  const name = useId();
  const pictured = options.some(({ figure }) => figure !== null);
  const short = options.every(({ text }) => text.length < SHORT_CHARS);
  const pick = (id: string) => {
    onChange(id);
    hear?.(options.find((option) => option.id === id)?.text ?? '');
  };
  return (
    <RadioCards
      {...field}
      onChange={pick}
      legend={t('answer.choose')}
      name={name}
      picture={pictured}
      columns={pictured || short ? PICTURE_COLUMNS : 1}
      options={options.map(({ id, text, figure }) => ({
        value: id,
        title: text,
        ...(figure ? { picture: <PracticeFigure figure={figure} label={text} /> } : {}),
      }))}
    />
  );
}
