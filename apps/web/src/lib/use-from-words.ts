import { useTranslation } from 'react-i18next';

/** From which teacher something given is; told without a name where that account is gone. */
export function useFromWords(): (from: { readonly name: string | null }) => string {
  const { t } = useTranslation('dashboard');
  return ({ name }) => (name === null ? t('assignments.fromTeacher') : t('assignments.from', { name }));
}
