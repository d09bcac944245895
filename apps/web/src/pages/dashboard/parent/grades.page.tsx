import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ChildChooser } from '../../../features/families/child-chooser.tsx';
import { useChildren } from '../../../features/families/families.queries.ts';
import { NoChildren } from '../../../features/families/no-children.tsx';
import { GradesFamily } from '../../../features/transcripts/grades-family.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

const CHILD = 'child';

/** `/dashboard/parent/grades`: every grade with where it comes from, all children side by side or one alone. */
export function Page() {
  const { t } = useTranslation('transcript');
  const query = useChildren();
  const [search, setSearch] = useSearchParams();
  const choose = (id: string | null) => setSearch(id ? { [CHILD]: id } : {}, { preventScrollReset: true });
  return (
    <div className="page pb-16">
      <PageHeader title={t('grades.title')} lead={t('grades.lead')} />
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {({ children: family }) => {
          if (family.length === 0) return <NoChildren />;
          const only = family.length === 1 ? family[0] : undefined;
          const chosen = family.find(({ id }) => id === search.get(CHILD)) ?? only ?? null;
          return (
            <div className="grid grid-cols-1 gap-8">
              <ChildChooser
                family={family.map(({ id, firstName }) => ({ childId: id, firstName }))}
                chosen={chosen?.id ?? null}
                onChoose={choose}
              />
              <GradesFamily family={family} chosen={chosen} onChoose={choose} />
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
