import { type ReactNode, useId } from 'react';

interface PillRadiosProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
  readonly hint?: string | undefined;
  readonly hideLegend?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** One short choice out of a few, side by side: native radios. */
export function PillRadios<Value extends string>(props: PillRadiosProps<Value>) {
  const { legend, value, options, onChange, hint, hideLegend, disabled } = props;
  const name = useId();
  return (
    <fieldset className="sheet-pills" disabled={disabled}>
      <legend className={hideLegend ? 'sr-only' : 'field-label'}>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && <p className="field-hint">{hint}</p>}
    </fieldset>
  );
}
