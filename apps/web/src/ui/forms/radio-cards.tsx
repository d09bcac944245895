import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldError } from './field-frame.tsx';
import '../styles/choices.css';

export interface RadioCard {
  readonly value: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** An icon or picture; with `picture` on the group it stands above the words. */
  readonly picture?: ReactNode;
  /** After an answer was judged. Say it in words too. */
  readonly state?: 'right' | 'wrong' | undefined;
}

interface RadioCardsProps {
  /** The question; shown as the group's legend. */
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioCard[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly columns?: 1 | 2 | 3 | 4;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly picture?: boolean | undefined;
  readonly hideLegend?: boolean | undefined;
  /** The first radio, to move the focus to. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One choice out of a few, each a big card: native radios, so arrow keys and screen readers just work. */
export function RadioCards({
  legend,
  options,
  columns = 1,
  hint,
  error,
  picture,
  hideLegend,
  inputRef,
  ...group
}: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset className="field" {...describedBy(id, { hint, error })}>
      <legend className={hideLegend ? 'sr-only' : 'field-label mb-3'}>{legend}</legend>
      {hint && (
        <div className="field-hint mb-2" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className="choices" data-columns={columns} data-picture={picture || undefined}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            option={option}
            group={group}
            inputRef={index === 0 ? inputRef : undefined}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

type GroupProps = Pick<RadioCardsProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'disabled'>;

function Choice({
  option,
  group,
  inputRef,
}: {
  readonly option: RadioCard;
  readonly group: GroupProps;
  readonly inputRef: Ref<HTMLInputElement> | undefined;
}) {
  const { name, value, defaultValue, onChange, disabled } = group;
  const chosen =
    value === undefined
      ? { defaultChecked: defaultValue === option.value }
      : { checked: value === option.value };
  return (
    <label className="choice" data-state={option.state}>
      <input
        type="radio"
        name={name}
        value={option.value}
        ref={inputRef}
        disabled={disabled}
        onChange={() => onChange?.(option.value)}
        {...chosen}
      />
      {option.picture && (
        <span className="choice-picture" aria-hidden="true">
          {option.picture}
        </span>
      )}
      <span>
        <span className="choice-title">{option.title}</span>
        {option.text && <span className="choice-text">{option.text}</span>}
      </span>
      <Check className="choice-tick" size={20} aria-hidden="true" />
    </label>
  );
}
