import { useTranslation } from 'react-i18next';

/** Letters of north, east, south and west in the reader's language. */
export function useChiefs(): readonly string[] {
  const { t } = useTranslation('sky');
  return [t('north'), t('east'), t('south'), t('west')];
}
