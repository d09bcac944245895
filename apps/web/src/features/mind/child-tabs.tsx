import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

interface ChildTabsProps {
  readonly children: readonly { readonly id: string; readonly firstName: string }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** One child at a time; nothing to choose where there is one. */
export function ChildTabs({ children, chosen, onChoose }: ChildTabsProps) {
  const { t } = useTranslation('dashboard');
  if (children.length < 2) return null;
  return (
    <div role="group" aria-label={t('family.choose')} className="no-print flex flex-wrap gap-2">
      {children.map(({ id, firstName }) => (
        <Button
          key={id}
          variant={id === chosen ? 'primary' : 'secondary'}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {firstName}
        </Button>
      ))}
    </div>
  );
}
