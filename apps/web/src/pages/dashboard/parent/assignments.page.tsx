import type { Child } from '@ori/contracts/families';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ChildChooser } from '../../../features/families/child-chooser.tsx';
import { GiveWork } from '../../../features/planning/give-work.tsx';
import { GivenFamily } from '../../../features/planning/given-family.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { WholeFamily } from './whole-family.tsx';
import '../../../ui/styles/check.css';

const CHILD = 'child';

function Given({ family }: { readonly family: readonly Child[] }) {
  const [search, setSearch] = useSearchParams();
  const chosen = family.find(({ id }) => id === search.get(CHILD));
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChildChooser
          family={family.map(({ id, firstName }) => ({ childId: id, firstName }))}
          chosen={chosen?.id ?? null}
          onChoose={(id) => setSearch(id ? { [CHILD]: id } : {}, { preventScrollReset: true })}
        />
        <GiveWork family={family} childId={chosen?.id ?? null} />
      </div>
      <GivenFamily family={chosen ? [chosen] : family} />
    </div>
  );
}

/** `/dashboard/parent/assignments`: what the children were given, and giving more. */
export function Page() {
  const { t } = useTranslation('planning');
  return (
    <div className="page pb-16">
      <PageHeader title={t('given.title')} lead={t('given.lead')} />
      <WholeFamily>{(family) => <Given family={family} />}</WholeFamily>
    </div>
  );
}
