import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ChildChooser } from '../../../features/families/child-chooser.tsx';
import { useChildren } from '../../../features/families/families.queries.ts';
import { NoChildren } from '../../../features/families/no-children.tsx';
import { ChildPortfolio } from '../../../features/portfolio/child-portfolio.tsx';
import { FamilyPortfolios } from '../../../features/portfolio/family-portfolios.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

const CHILD = 'child';

/** `/dashboard/parent/portfolio`: samples, books and tests of all children side by side, or of one to add to. */
export function Page() {
  const { t } = useTranslation('family');
  const query = useChildren();
  const [search, setSearch] = useSearchParams();
  const choose = (id: string | null) => setSearch(id ? { [CHILD]: id } : {}, { preventScrollReset: true });
  return (
    <div className="page pb-16">
      <PageHeader title={t('portfolio.title')} lead={t('portfolio.lead')} />
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {({ children: family }) => {
          const only = family.length === 1 ? family[0] : undefined;
          const child = family.find(({ id }) => id === search.get(CHILD)) ?? only;
          if (family.length === 0) return <NoChildren />;
          return (
            <div className="grid grid-cols-1 gap-8">
              <ChildChooser
                family={family.map(({ id, firstName }) => ({ childId: id, firstName }))}
                chosen={child?.id ?? null}
                onChoose={choose}
              />
              {child ? (
                <ChildPortfolio key={child.id} child={child} />
              ) : (
                <FamilyPortfolios family={family} onChoose={choose} />
              )}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
