import { TEACHING_PREFERENCES } from '@ori/contracts/preference-names';
import { BANDS, SUBJECTS } from '@ori/contracts/subjects';
import { usualTeachingOf } from '@ori/core/teaching/usual-teaching';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/forms/select.tsx';
import type { ChoiceProps } from './choice-props.ts';

/** What somebody mostly teaches, and to whom: shelves and exercises open there. */
export function UsualChoices({ values, choose }: ChoiceProps) {
  const { t } = useTranslation('teacher');
  const { subject, band } = usualTeachingOf(values);
  const change = (name: string, value: string) => choose({ [name]: value === '' ? null : value });
  return (
    <div className="choice-fields">
      <Select
        label={t('hour.subject')}
        value={subject ?? ''}
        placeholder={t('choices.usual.none')}
        options={SUBJECTS.map((value) => ({ value, label: t(`lesson:subject.${value}`) }))}
        onChange={({ target }) => change(TEACHING_PREFERENCES.subject, target.value)}
      />
      <Select
        label={t('hour.age')}
        value={band ?? ''}
        placeholder={t('choices.usual.none')}
        options={BANDS.map((value) => ({ value, label: t(`lesson:band.${value}`) }))}
        onChange={({ target }) => change(TEACHING_PREFERENCES.band, target.value)}
      />
    </div>
  );
}
