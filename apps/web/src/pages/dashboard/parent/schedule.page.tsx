import type { Child } from '@ori/contracts/families';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ChildChooser } from '../../../features/families/child-chooser.tsx';
import { FamilyWeek } from '../../../features/planning/family-week.tsx';
import { PlanOwner } from '../../../features/planning/plan-owner.ts';
import { ScheduleView } from '../../../features/planning/schedule-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { WholeFamily } from './whole-family.tsx';

const CHILD = 'child';

function Weeks({ family }: { readonly family: readonly Child[] }) {
  const [search, setSearch] = useSearchParams();
  const choose = (id: string | null) => setSearch(id ? { [CHILD]: id } : {}, { preventScrollReset: true });
  const only = family.length === 1 ? family[0] : undefined;
  const child = only ?? family.find(({ id }) => id === search.get(CHILD));
  return (
    <div className="grid grid-cols-1 gap-6">
      <ChildChooser
        family={family.map(({ id, firstName }) => ({ childId: id, firstName }))}
        chosen={child?.id ?? null}
        onChoose={choose}
      />
      {child === undefined ? (
        <FamilyWeek onChoose={choose}>{[...family]}</FamilyWeek>
      ) : (
        <PlanOwner value={child} key={child.id}>
          <ScheduleView density="high" />
        </PlanOwner>
      )}
    </div>
  );
}

/** `/dashboard/parent/schedule`: the week of all children side by side, or of one at a time, and its timetable. */
export function Page() {
  const { t } = useTranslation('planning');
  const print = (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer size={18} aria-hidden="true" /> {t('fridge.print')}
    </Button>
  );
  return (
    <div className="page plan-room pb-16">
      <PageHeader title={t('dashboard:schedule.parentTitle')} lead={t('week.lead')} actions={print} />
      <WholeFamily>{(family) => <Weeks family={family} />}</WholeFamily>
    </div>
  );
}
