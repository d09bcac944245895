import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import '../styles/aria.css';

interface ComboFieldProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly openLabel: string;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly name?: string;
}

/** A long list to choose from by typing a few letters. */
export function ComboField({
  label,
  options,
  hint,
  error,
  openLabel,
  selected,
  onSelect,
  ...rest
}: ComboFieldProps) {
  return (
    <ComboBox
      {...rest}
      className="field"
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(key === null ? null : String(key))}
      isInvalid={error !== undefined}
    >
      <Label className="field-label">{label}</Label>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <div className="input-frame">
        <Input className="input" />
        <Button className="btn btn-quiet btn-icon" aria-label={openLabel}>
          <ChevronDown size={20} aria-hidden="true" />
        </Button>
      </div>
      <FieldError className="field-error">{error}</FieldError>
      <Popover className="popover popover-wide">
        <ListBox className="menu">
          {options.map(({ id, label: words }) => (
            <ListBoxItem key={id} id={id} className="menu-item">
              {words}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
