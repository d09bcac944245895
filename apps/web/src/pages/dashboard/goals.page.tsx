import { pageOfRole } from '@ori/core/access/page-of-role';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { ChildGoals } from '../../features/goals/child-goals.tsx';
import { GoalsView } from '../../features/goals/goals-view.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OneChild } from './parent/one-child.tsx';

function FamilyGoals() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="page pb-16">
      <PageHeader title={t('goals.family.title')} lead={t('goals.family.lead')} />
      <div className="grid gap-8">
        <OneChild>{(child) => <ChildGoals key={child.id} child={child} />}</OneChild>
      </div>
    </div>
  );
}

/** `/dashboard/goals`: a learner's own, or what one's children set out to do; others are led to what fits their role. */
export function Page() {
  const { user } = useSession();
  if (!user) return null;
  const elsewhere = pageOfRole('goals', user.role);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return user.role === 'parent' ? <FamilyGoals /> : <GoalsView />;
}
