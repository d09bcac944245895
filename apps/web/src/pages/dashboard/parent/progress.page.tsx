import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ChildChooser } from '../../../features/families/child-chooser.tsx';
import { useChildren } from '../../../features/families/families.queries.ts';
import { NoChildren } from '../../../features/families/no-children.tsx';
import { ChildProgress } from '../../../features/progress/child-progress.tsx';
import { SideBySide } from '../../../features/progress/side-by-side.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

const CHILD = 'child';

/** `/dashboard/parent/progress`: all children side by side, or one at a time with the map of skills. */
export function Page() {
  const { t } = useTranslation('family');
  const query = useChildren();
  const [search, setSearch] = useSearchParams();
  const choose = (id: string | null) => setSearch(id ? { [CHILD]: id } : {}, { preventScrollReset: true });
  return (
    <div className="page pb-16">
      <PageHeader title={t('progress.title')} lead={t('progress.lead')} />
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
                <ChildProgress key={child.id} child={child} />
              ) : (
                <SideBySide family={family} onChoose={choose} />
              )}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
