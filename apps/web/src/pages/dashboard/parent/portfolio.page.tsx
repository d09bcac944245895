import { useTranslation } from 'react-i18next';
import { ChildPortfolio } from '../../../features/portfolio/child-portfolio.tsx';
import { FamilyPortfolios } from '../../../features/portfolio/family-portfolios.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChildrenOrOne } from './children-or-one.tsx';

/** `/dashboard/parent/portfolio`: samples, books and tests of all children side by side, or of one to add to. */
export function Page() {
  const { t } = useTranslation('family');
  return (
    <div className="page pb-16">
      <PageHeader title={t('portfolio.title')} lead={t('portfolio.lead')} />
      <ChildrenOrOne>
        {({ child, choose }, family) =>
          child ? (
            <ChildPortfolio key={child.id} child={child} />
          ) : (
            <FamilyPortfolios family={family} onChoose={choose} />
          )
        }
      </ChildrenOrOne>
    </div>
  );
}
