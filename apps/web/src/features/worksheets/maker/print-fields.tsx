import { PAPERS, SHEET_PARTS } from '@ori/contracts/worksheet-names';
import type { PrintOptions } from '@ori/contracts/worksheets';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { PillRadios } from '../pill-radios.tsx';

interface PrintFieldsProps {
  readonly print: PrintOptions;
  readonly onChange: (changes: Partial<PrintOptions>) => void;
}

/** How a sheet goes on paper. */
export function PrintFields({ print, onChange }: PrintFieldsProps) {
  const { t } = useTranslation('worksheets');
  return (
    <div className="sheet-print">
      <PillRadios
        legend={t('print.part')}
        value={print.part}
        onChange={(part) => onChange({ part })}
        options={SHEET_PARTS.map((value) => ({ value, label: t(`part.${value}`) }))}
      />
      <PillRadios
        legend={t('print.paper')}
        value={print.paper}
        onChange={(paper) => onChange({ paper })}
        options={PAPERS.map((value) => ({ value, label: t(`paper.${value}`) }))}
      />
      <div className="sheet-checks">
        <Checkbox
          label={t('print.large')}
          checked={print.large === 'yes'}
          onChange={({ target }) => onChange({ large: target.checked ? 'yes' : 'no' })}
        />
        <Checkbox
          label={t('print.ink')}
          checked={print.ink === 'yes'}
          onChange={({ target }) => onChange({ ink: target.checked ? 'yes' : 'no' })}
        />
      </div>
    </div>
  );
}
