import type { CurriculumOverview } from '@ori/contracts/curriculum';
import { useTranslation } from 'react-i18next';
import { CurriculumHero } from '../../features/curriculum/curriculum-hero.tsx';
import { OverviewTable } from '../../features/curriculum/overview-table.tsx';
import { StageLinks } from '../../features/curriculum/stage-links.tsx';
import { usePageData } from '../../lib/page-data.ts';
import '../../features/curriculum/curriculum.css';
import '../../features/curriculum/map.css';

export const dataPath = (): string => '/api/curriculum/overview';

/** `/curriculum`: the whole of it at a glance. */
export function Page() {
  const { t } = useTranslation('curriculum');
  const { cells } = usePageData<CurriculumOverview>();
  return (
    <div className="curriculum">
      <CurriculumHero
        eyebrow={t('index.eyebrow')}
        title={t('index.title')}
        lead={t('index.lead')}
        ornament="girih"
      />
      <StageLinks />
      <div className="page py-10">
        <OverviewTable cells={cells} />
      </div>
    </div>
  );
}
