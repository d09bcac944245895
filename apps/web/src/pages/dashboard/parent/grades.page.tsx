import { useTranslation } from 'react-i18next';
import { GradesFamily } from '../../../features/transcripts/grades-family.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChildrenOrOne } from './children-or-one.tsx';

/** `/dashboard/parent/grades`: every grade with where it comes from, all children side by side or one alone. */
export function Page() {
  const { t } = useTranslation('transcript');
  return (
    <div className="page pb-16">
      <PageHeader title={t('grades.title')} lead={t('grades.lead')} />
      <ChildrenOrOne>
        {({ child, choose }, family) => (
          <GradesFamily family={family} chosen={child ?? null} onChoose={choose} />
        )}
      </ChildrenOrOne>
    </div>
  );
}
