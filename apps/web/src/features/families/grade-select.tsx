import { useTranslation } from 'react-i18next';
import { useGradeName } from '../../lib/use-grade-name.ts';
import { Select } from '../../ui/forms/select.tsx';

const GRADES = Array.from({ length: 13 }, (_, grade) => grade);

interface Props {
  readonly value?: number | null;
  readonly error: string | undefined;
}

/** A school grade, or none: homes need not count in grades. */
export function GradeSelect({ value = null, error }: Props) {
  const { t } = useTranslation('dashboard');
  const gradeName = useGradeName();
  return (
    <Select
      label={t('grade.label')}
      mark={t('grade.optional')}
      name="gradeLevel"
      defaultValue={value === null ? '' : String(value)}
      placeholder={t('grade.none')}
      options={GRADES.map((grade) => ({
        value: String(grade),
        label: gradeName(grade),
      }))}
      error={error}
    />
  );
}
