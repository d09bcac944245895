import type { GivenWork } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';

/** How far what was given is: begun, or how many questions of a practice are answered; null before that. */
export function useHowFar(): (given: Pick<GivenWork, 'count' | 'answered' | 'state'>) => string | null {
  const { t } = useTranslation('dashboard');
  return ({ count, answered, state }) => {
    if (count !== null) return t('assignments.count', { answered, count });
    return state === 'started' ? t('given.started') : null;
  };
}
