import { SHEET_NAME_MAX } from '@ori/contracts/worksheet-names';
import { Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PillRadios } from '../pill-radios.tsx';
import type { Tool, ToolOptions } from './paper-lines.ts';
import { TOOL_LOOKS, type ToolField } from './tools.ts';

interface FieldsProps {
  readonly tool: Tool;
  readonly options: ToolOptions;
  readonly onChange: (changes: Partial<ToolOptions>) => void;
}

type NumberName = 'from' | 'to' | 'step';
const LIMITS: Readonly<Record<NumberName, readonly [number, number]>> = {
  from: [-1000, 1000],
  to: [-1000, 1000],
  step: [1, 100],
};

function NumberField({
  name,
  label,
  options,
  onChange,
}: Omit<FieldsProps, 'tool'> & { readonly name: NumberName; readonly label: string }) {
  const [min, max] = LIMITS[name];
  return (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      min={min}
      max={max}
      defaultValue={options[name]}
      onChange={({ target }) => {
        const asked = Math.round(target.valueAsNumber);
        if (asked >= min && asked <= max) onChange({ [name]: asked });
      }}
    />
  );
}

function Numbers({ tool, ...numbers }: FieldsProps) {
  const { t } = useTranslation('worksheets');
  const { fields } = TOOL_LOOKS[tool];
  return (
    <>
      {fields.includes('range') && (
        <div className="sheet-pair">
          <NumberField name="from" label={t('tools.from')} {...numbers} />
          <NumberField name="to" label={t('tools.to')} {...numbers} />
        </div>
      )}
      {fields.includes('most') && <NumberField name="to" label={t('tools.most')} {...numbers} />}
      {fields.includes('step') && <NumberField name="step" label={t('tools.step')} {...numbers} />}
    </>
  );
}

/** What `filled` prints of each paper. */
const FILLED: Partial<Record<Tool, string>> = {
  clocks: 'worksheets:tools.hands',
  fractions: 'worksheets:tools.names',
};

/** What can be chosen of a paper. */
export function ToolFields({ tool, options, onChange }: FieldsProps) {
  const { t } = useTranslation('worksheets');
  const { fields, gaps } = TOOL_LOOKS[tool];
  const has = (field: ToolField) => fields.includes(field);
  return (
    <div className="tool-fields">
      {has('gap') && (
        <PillRadios
          legend={t(tool === 'handwriting' ? 'tools.height' : 'tools.gap')}
          value={String(options.gap)}
          onChange={(value) => onChange({ gap: Number(value) })}
          options={gaps.map((gap) => ({ value: String(gap), label: t('tools.mm', { gap }) }))}
        />
      )}
      {has('text') && (
        <TextField
          label={t('tools.text')}
          hint={t('tools.textHint')}
          mark={t('print.optional')}
          autoComplete="off"
          maxLength={SHEET_NAME_MAX}
          value={options.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      )}
      <Numbers tool={tool} options={options} onChange={onChange} />
      {has('filled') && (
        <Checkbox
          label={t(FILLED[tool] ?? 'tools.numbers')}
          checked={options.filled}
          onChange={({ target }) => onChange({ filled: target.checked })}
        />
      )}
      {has('again') && options.filled && (
        <p>
          <Button variant="secondary" onClick={() => onChange({ seed: options.seed + 1 })}>
            <Shuffle size={18} aria-hidden="true" />
            {t('tools.again')}
          </Button>
        </p>
      )}
    </div>
  );
}
