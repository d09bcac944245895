import type { Child } from '@ori/contracts/families';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ChildChooser } from '../../../features/families/child-chooser.tsx';
import { FollowedFamily } from '../../../features/planning/followed-family.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { WholeFamily } from './whole-family.tsx';

const CHILD = 'child';

function Followed({ family }: { readonly family: readonly Child[] }) {
  const [search, setSearch] = useSearchParams();
  const chosen = family.find(({ id }) => id === search.get(CHILD));
  return (
    <div className="grid grid-cols-1 gap-8">
      <ChildChooser
        family={family.map(({ id, firstName }) => ({ childId: id, firstName }))}
        chosen={chosen?.id ?? null}
        onChoose={(id) => setSearch(id ? { [CHILD]: id } : {}, { preventScrollReset: true })}
      />
      <FollowedFamily key={chosen?.id} family={chosen ? [chosen] : family} />
    </div>
  );
}

/** `/dashboard/parent/curriculum`: what each child follows, in which order, at which pace, and until when. */
export function Page() {
  const { t } = useTranslation('planning');
  return (
    <div className="page pb-16">
      <PageHeader title={t('courses.title')} lead={t('courses.lead')} />
      <WholeFamily>{(family) => <Followed family={family} />}</WholeFamily>
    </div>
  );
}
