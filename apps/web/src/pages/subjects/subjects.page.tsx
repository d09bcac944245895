import type { CurriculumOverview } from '@ori/contracts/curriculum';
import { useTranslation } from 'react-i18next';
import { CurriculumHero } from '../../features/curriculum/curriculum-hero.tsx';
import { SubjectPanels } from '../../features/curriculum/subject-panels.tsx';
import { usePageData } from '../../lib/page-data.ts';
import '../../features/curriculum/curriculum.css';
import '../../features/curriculum/map.css';

export const dataPath = (): string => '/api/curriculum/overview';

/** `/subjects`: the five subjects, each a path through life. */
export function Page() {
  const { t } = useTranslation('curriculum');
  const { cells } = usePageData<CurriculumOverview>();
  return (
    <div className="curriculum">
      <CurriculumHero
        eyebrow={t('subjectIndex.eyebrow')}
        title={t('subjectIndex.title')}
        lead={t('subjectIndex.lead')}
        ornament="star"
      />
      <div className="page py-10">
        <SubjectPanels cells={cells} />
      </div>
    </div>
  );
}
