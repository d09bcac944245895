import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** The heading it stands under, where there is one. */
  readonly group?: string | undefined;
}

type SelectProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> & {
    readonly options: readonly SelectOption[];
    /** Shown first and chosen while nothing is; its value is empty. */
    readonly placeholder?: string | undefined;
  };

const Options = ({ options }: Pick<SelectProps, 'options'>) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A native list to choose from. */
export function Select({ label, hint, error, mark, id, options, placeholder, ...select }: SelectProps) {
  const own = useId();
  const fieldId = id ?? own;
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} mark={mark}>
      <div className="select-frame">
        <select {...select} id={fieldId} className="input" {...describedBy(fieldId, { hint, error })}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {groups.map((group) => {
            const grouped = options.filter((option) => option.group === group);
            if (group === undefined) return <Options key="" options={grouped} />;
            return (
              <optgroup key={group} label={group}>
                <Options options={grouped} />
              </optgroup>
            );
          })}
        </select>
        <ChevronDown size={20} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
