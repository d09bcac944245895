import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ChildChooser } from '../../features/families/child-chooser.tsx';
import { useChildren } from '../../features/families/families.queries.ts';
import { NoChildren } from '../../features/families/no-children.tsx';
import { GivenList } from '../../features/worksheets/shelf/given-list.tsx';
import { ShelfList } from '../../features/worksheets/shelf/shelf-list.tsx';
import { WaysToPaper } from '../../features/worksheets/shelf/ways-to-paper.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { GiveToChildren } from '../worksheets/give-to-children.tsx';
import '../../features/worksheets/worksheets.css';
import '../../features/worksheets/shelf/shelf.css';

const CHILD = 'child';
const giveIt = (code: string) => <GiveToChildren code={code} />;

/** `/homeschool/worksheets`: what is out with each child and what came back, and what the parent keeps. */
export function Page() {
  const { t } = useTranslation('worksheets');
  const children = useChildren();
  const [search, setSearch] = useSearchParams();
  const choose = (id: string | null) => setSearch(id ? { [CHILD]: id } : {}, { preventScrollReset: true });
  return (
    <div className="page pb-16">
      <PageHeader title={t('home.title')} lead={t('home.lead')} actions={<WaysToPaper makes />} />
      <Loaded query={children} waiting={<Skeleton className="h-96 w-full" />}>
        {({ children: family }) => {
          if (family.length === 0) return <NoChildren />;
          const chosen = family.find(({ id }) => id === search.get(CHILD));
          return (
            <div className="grid grid-cols-1 gap-12">
              <section className="given-children" aria-labelledby="given">
                <h2 id="given">{t('given.title')}</h2>
                <ChildChooser
                  family={family.map(({ id, firstName }) => ({ childId: id, firstName }))}
                  chosen={chosen?.id ?? null}
                  onChoose={choose}
                />
                <div className="given-board">
                  {(chosen ? [chosen] : family).map(({ id, firstName }) => (
                    <div key={id}>
                      <h3>{firstName}</h3>
                      <GivenList childId={id} empty={t('given.none')} />
                    </div>
                  ))}
                </div>
              </section>
              <ShelfList more={giveIt} />
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
