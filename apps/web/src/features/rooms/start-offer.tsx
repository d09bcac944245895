import type { AgeGroup } from '@ori/contracts/roles';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Where a learner is led to a place to start. */
const FIND_START = '/student-onboarding?find=start';

/** Offers some questions that find a place to start; nobody has to. */
export function StartOffer({ age }: { readonly age: AgeGroup }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card as="section" className="start-offer">
      <p className="text-lg">{t(age === 'k2' ? 'placement.offerYoung' : 'placement.offerText')}</p>
      <LinkButton to={FIND_START} variant="secondary">
        {t('placement.offer')}
      </LinkButton>
    </Card>
  );
}
