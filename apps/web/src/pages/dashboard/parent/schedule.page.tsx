import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FamilyWeek } from '../../../features/planning/family-week.tsx';
import { PlanOwner } from '../../../features/planning/plan-owner.ts';
import { ScheduleView } from '../../../features/planning/schedule-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChildrenOrOne } from './children-or-one.tsx';

/** `/dashboard/parent/schedule`: the week of all children side by side, or of one at a time, and its timetable. */
export function Page() {
  const { t } = useTranslation('planning');
  /** The child whose own timetable somebody set out to make. */
  const [maker, setMaker] = useState<string | null>(null);
  const print = (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer size={18} aria-hidden="true" /> {t('fridge.print')}
    </Button>
  );
  return (
    <div className="page plan-room pb-16">
      <PageHeader title={t('dashboard:schedule.parentTitle')} lead={t('week.lead')} actions={print} />
      <ChildrenOrOne>
        {({ child, choose }, family) =>
          child ? (
            <PlanOwner value={child} key={child.id}>
              <ScheduleView density="high" comesToMake={maker === child.id} />
            </PlanOwner>
          ) : (
            <FamilyWeek
              onOwn={(id) => {
                setMaker(id);
                choose(id);
              }}
            >
              {[...family]}
            </FamilyWeek>
          )
        }
      </ChildrenOrOne>
    </div>
  );
}
