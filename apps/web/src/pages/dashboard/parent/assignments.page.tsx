import type { Child } from '@ori/contracts/families';
import { useTranslation } from 'react-i18next';
import type { FamilyOrOneProps } from '../../../features/families/family-or-one.tsx';
import { GiveWork } from '../../../features/planning/give-work.tsx';
import { GivenFamily } from '../../../features/planning/given-family.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChildrenOrOne } from './children-or-one.tsx';
import '../../../ui/styles/check.css';

const giving: NonNullable<FamilyOrOneProps<Child>['beside']> = ({ child }, family) => (
  <GiveWork family={family} childId={child?.id ?? null} />
);

/** `/dashboard/parent/assignments`: what the children were given, and giving more. */
export function Page() {
  const { t } = useTranslation('planning');
  return (
    <div className="page pb-16">
      <PageHeader title={t('given.title')} lead={t('given.lead')} />
      <ChildrenOrOne beside={giving}>{({ shown }) => <GivenFamily family={shown} />}</ChildrenOrOne>
    </div>
  );
}
