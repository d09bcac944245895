import type { Child } from '@ori/contracts/families';
import { useTranslation } from 'react-i18next';
import { FamilyOrOne } from '../../features/families/family-or-one.tsx';
import { GivenList } from '../../features/worksheets/shelf/given-list.tsx';
import { ShelfList } from '../../features/worksheets/shelf/shelf-list.tsx';
import { WaysToPaper } from '../../features/worksheets/shelf/ways-to-paper.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WholeFamily } from '../dashboard/parent/whole-family.tsx';
import { GiveToChildren } from '../worksheets/give-to-children.tsx';
import '../../features/worksheets/worksheets.css';
import '../../features/worksheets/shelf/shelf.css';

const giveIt = (code: string) => <GiveToChildren code={code} />;

/** What is out on paper, child beside child, or of one. */
function Given({ shown }: { readonly shown: readonly Child[] }) {
  const { t } = useTranslation('worksheets');
  return (
    <div className="given-board">
      {shown.map(({ id, firstName }) => (
        <div key={id}>
          <h3>{firstName}</h3>
          <GivenList childId={id} empty={t('given.none')} />
        </div>
      ))}
    </div>
  );
}

/** `/homeschool/worksheets`: what is out with each child and what came back, and what the parent keeps. */
export function Page() {
  const { t } = useTranslation('worksheets');
  return (
    <div className="page pb-16">
      <PageHeader title={t('home.title')} lead={t('home.lead')} actions={<WaysToPaper makes />} />
      <WholeFamily>
        {(family) => (
          <div className="grid grid-cols-1 gap-12">
            <section className="given-children" aria-labelledby="given">
              <h2 id="given">{t('given.title')}</h2>
              <FamilyOrOne family={family}>{({ shown }) => <Given shown={shown} />}</FamilyOrOne>
            </section>
            <ShelfList more={giveIt} />
          </div>
        )}
      </WholeFamily>
    </div>
  );
}
