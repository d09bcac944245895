import { type Band, BANDS, type Subject, SUBJECTS } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/forms/select.tsx';

interface SubjectAndAgeProps {
  readonly subject: Subject;
  readonly band: Band;
  readonly onChange: (changed: { readonly subject: Subject } | { readonly band: Band }) => void;
}

/** Two lists to choose from, side by side where their frame has room. */
export function SubjectAndAge({ subject, band, onChange }: SubjectAndAgeProps) {
  const { t } = useTranslation('teacher');
  return (
    <>
      <Select
        label={t('hour.subject')}
        value={subject}
        options={SUBJECTS.map((value) => ({ value, label: t(`lesson:subject.${value}`) }))}
        onChange={({ target }) => onChange({ subject: target.value as Subject })}
      />
      <Select
        label={t('hour.age')}
        value={band}
        options={BANDS.map((value) => ({ value, label: t(`lesson:band.${value}`) }))}
        onChange={({ target }) => onChange({ band: target.value as Band })}
      />
    </>
  );
}
