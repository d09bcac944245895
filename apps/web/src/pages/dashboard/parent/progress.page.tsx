import { useTranslation } from 'react-i18next';
import { ChildProgress } from '../../../features/progress/child-progress.tsx';
import { SideBySide } from '../../../features/progress/side-by-side.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChildrenOrOne } from './children-or-one.tsx';

/** `/dashboard/parent/progress`: all children side by side, or one at a time with the map of skills. */
export function Page() {
  const { t } = useTranslation('family');
  return (
    <div className="page pb-16">
      <PageHeader title={t('progress.title')} lead={t('progress.lead')} />
      <ChildrenOrOne>
        {({ child, choose }, family) =>
          child ? (
            <ChildProgress key={child.id} child={child} />
          ) : (
            <SideBySide family={family} onChoose={choose} />
          )
        }
      </ChildrenOrOne>
    </div>
  );
}
