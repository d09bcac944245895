import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface LedgerChoiceProps {
  readonly name: string;
  readonly label: string;
  /** What the empty value means. */
  readonly everything: string;
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly name: string; readonly count: number }[];
}

/** A native list with how many cards each choice leaves: plain, so that this public page stays light. */
export function LedgerChoice({ name, label, everything, chosen, options }: LedgerChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="select-frame">
        <select id={id} name={name} className="input" defaultValue={chosen}>
          <option value="">{everything}</option>
          {options.map(({ value, name: words, count }) => (
            <option key={value} value={value}>
              {`${words} (${count})`}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden="true" />
      </div>
    </div>
  );
}
