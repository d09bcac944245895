import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly family: readonly { readonly id: string; readonly firstName: string }[];
  /** The child looked at alone, or null for all side by side. */
  readonly chosen: string | null;
  readonly onChoose: (childId: string | null) => void;
}

/** All children side by side, or one at a time. */
export function ChildChooser({ family, chosen, onChoose }: Props) {
  const { t } = useTranslation('dashboard');
  if (family.length < 2) return null;
  const entries = [
    { id: null, label: t('family.all') },
    ...family.map(({ id, firstName }) => ({ id, label: firstName })),
  ];
  return (
    <div role="group" aria-label={t('family.choose')} className="no-print flex flex-wrap gap-2">
      {entries.map(({ id, label }) => (
        <Button
          key={id ?? 'all'}
          variant={chosen === id ? 'primary' : 'secondary'}
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
