import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { HourPlace } from './hour-place.ts';
import { SubjectAndAge } from './subject-and-age.tsx';

interface HourFiltersProps {
  readonly place: HourPlace;
  readonly onChange: (place: HourPlace) => void;
}

/** What is looked for: subject, age, and words. Everything on the page follows. */
export function HourFilters({ place, onChange }: HourFiltersProps) {
  const { t } = useTranslation('teacher');
  return (
    <search className="hour-filters">
      <SubjectAndAge {...place} onChange={(changed) => onChange({ ...place, ...changed })} />
      <TextField
        type="search"
        label={t('hour.words')}
        value={place.words}
        maxLength={60}
        onChange={({ target }) => onChange({ ...place, words: target.value })}
      />
    </search>
  );
}
