import { Delete } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Big digits for those who do not type yet. */
export function NumberPad({
  value,
  onChange,
  disabled,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
}) {
  const { t } = useTranslation('lesson');
  return (
    <div className="number-pad" role="group" aria-label={t('answer.pad')}>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          className="btn btn-secondary"
          disabled={disabled}
          onClick={() => onChange(value + key)}
        >
          {key}
        </button>
      ))}
      <IconButton
        label={t('answer.delete')}
        icon={<Delete aria-hidden="true" />}
        variant="secondary"
        disabled={disabled}
        onClick={() => onChange(value.slice(0, -1))}
      />
    </div>
  );
}
