import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type SelectProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> & {
    readonly options: readonly { readonly value: string; readonly label: string }[];
    /** Shown first and chosen while nothing is; its value is empty. */
    readonly placeholder?: string | undefined;
  };

/** A native list to choose from. */
export function Select({ label, hint, error, mark, id, options, placeholder, ...select }: SelectProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} mark={mark}>
      <div className="select-frame">
        <select {...select} id={fieldId} className="input" {...describedBy(fieldId, { hint, error })}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
