import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import type { PlanChild } from './plan-owner.ts';

/** The same for brothers and sisters, each by a tick; nothing where there are none. */
export function AlsoTo({ others }: { readonly others: readonly PlanChild[] }) {
  const { t } = useTranslation('planning');
  if (others.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="field-label">{t('give.alsoTo')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {others.map(({ id, firstName }) => (
          <Checkbox key={id} name="alsoTo" value={id} label={firstName} />
        ))}
      </div>
    </fieldset>
  );
}
