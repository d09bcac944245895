import { useId } from 'react';

interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Its whole name, beginning with the label, where the key itself shows only a sign. */
  readonly name?: string;
}

interface ChoicesProps<Value extends string | number> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** A few alternatives as native radio buttons that look like keys: arrows move, nothing is dragged. */
export function Choices<Value extends string | number>({
  legend,
  choices,
  value,
  onChoose,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="lab-choices">
      <legend className="text-sm text-mute">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className="lab-key">
            <input
              type="radio"
              name={name}
              className="sr-only"
              aria-label={choice.name}
              title={choice.name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
