import { useTranslation } from 'react-i18next';

/** The name of a school grade, from kindergarten (0) to twelfth. */
export function useGradeName(): (grade: number) => string {
  const { t } = useTranslation('dashboard');
  return (grade) => (grade === 0 ? t('grade.kindergarten') : t('grade.nth', { grade }));
}
