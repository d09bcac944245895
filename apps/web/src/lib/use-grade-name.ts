import { useTranslation } from 'react-i18next';

/** Kindergarten and the twelve grades have a name of their own in each language: French ones are years of school. */
const LAST_NAMED = 12;

/** The name of a school grade, kindergarten being 0, as the reader's schools call that year. */
export function useGradeName(): (grade: number) => string {
  const { t } = useTranslation('dashboard');
  return (grade) => {
    if (grade === 0) return t('grade.kindergarten');
    return grade <= LAST_NAMED ? t(`grade.named.${grade}`) : t('grade.nth', { grade });
  };
}
