import { DUE_IN_DAYS } from '@ori/contracts/classroom-names';
import { addDays } from '@ori/core/learning/day-of';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { useNow } from '../../lib/use-now.ts';
import { TextField } from '../../ui/forms/text-field.tsx';

/** Until when work is due: from today on, and in a few days where nobody chooses. */
export function DueField({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation('classroom');
  const today = localDay(useNow());
  return (
    <TextField
      label={t('give.dueOn')}
      name="dueOn"
      type="date"
      required
      min={today}
      defaultValue={addDays(today, DUE_IN_DAYS)}
      error={error}
    />
  );
}
