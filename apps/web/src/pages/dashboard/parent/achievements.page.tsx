import { useTranslation } from 'react-i18next';
import { ChildAchievements } from '../../../features/progress/child-achievements.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { OneChild } from './one-child.tsx';

/** `/dashboard/parent/achievements`: what each child earned and by which rule, and what is near. */
export function Page() {
  const { t } = useTranslation('family');
  return (
    <div className="page pb-16">
      <PageHeader title={t('achievements.title')} lead={t('achievements.lead')} />
      <div className="grid gap-8">
        <OneChild>{(child) => <ChildAchievements key={child.id} child={child} />}</OneChild>
      </div>
    </div>
  );
}
