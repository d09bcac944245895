import type { Schedule } from '@ori/contracts/planning';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import type { Density } from '../../lib/subject-look.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type PlanChild, usePlanOwner, usePlanWords } from './plan-owner.ts';
import { useSchedule } from './planning.queries.ts';
import { CatchUp } from './catch-up.tsx';
import { MovedLately } from './moved-lately.tsx';
import { FirstWeek } from './first-week.tsx';
import { FridgeWeek } from './fridge-week.tsx';
import { RestPart } from './rest-part.tsx';
import { ScheduleWeek } from './schedule-week.tsx';
import { TimetableBoard } from './timetable-board.tsx';
import { TimetableEditor } from './timetable-editor.tsx';
import './planning.css';

/** There is no timetable yet: what one is, and who can make it. */
function NoPlanYet({ mayEdit }: Pick<Schedule, 'mayEdit'>) {
  const { t } = useTranslation('dashboard');
  const words = usePlanWords();
  const child = usePlanOwner();
  if (child !== null) return <FirstWeek child={child} onOwn={null} />;
  return (
    <EmptyState
      title={t('schedule.none')}
      text={mayEdit ? words.none : t('schedule.noneText')}
      actions={
        mayEdit ? undefined : <LinkButton to="/dashboard/student/courses">{t('room.courses')}</LinkButton>
      }
    />
  );
}

interface ViewProps {
  readonly density: Density;
  /** Reads a text aloud, for those who do not read yet. */
  readonly aloud?: ((text: string) => ReactNode) | undefined;
  /** Did somebody come to make a timetable? */
  readonly comesToMake?: boolean;
}

interface PartsProps extends ViewProps {
  readonly schedule: Schedule;
  readonly onWeek: (from: string | null) => void;
}

/** An own timetable begins in its form; a child's begins at one press, and the form waits until it is asked for. */
const opensAtFirst = (wasEmpty: boolean, child: PlanChild | null, comesToMake: boolean) =>
  (wasEmpty && (child === null || comesToMake)) || undefined;

/** The week, or why there is none, and beneath it what changes it. */
function Parts({ schedule, density, aloud, comesToMake = false, onWeek }: PartsProps) {
  const { t } = useTranslation('dashboard');
  const words = usePlanWords();
  const child = usePlanOwner();
  const { timetable, entries, mayEdit } = schedule;
  const isEmpty = timetable.length === 0 && entries.length === 0;
  // Saving fills the week: the timetable must not close on whoever is typing in it.
  const [wasEmpty] = useState(isEmpty);
  return (
    <>
      {isEmpty ? (
        <NoPlanYet mayEdit={mayEdit} />
      ) : (
        <>
          <CatchUp schedule={schedule} />
          <ScheduleWeek schedule={schedule} onWeek={onWeek} aloud={aloud} />
          {child && <FridgeWeek child={child} schedule={schedule} />}
        </>
      )}
      <div>
        {mayEdit && (
          <Disclosure summary={words.timetable} open={opensAtFirst(wasEmpty, child, comesToMake)}>
            <TimetableBoard schedule={schedule} />
            <TimetableEditor schedule={schedule} />
          </Disclosure>
        )}
        {mayEdit && !isEmpty && (
          <Disclosure summary={t('planning:moved.title')}>
            <MovedLately />
          </Disclosure>
        )}
        <Disclosure summary={t(density === 'k2' ? 'room.grownUps' : 'schedule.restTitle')}>
          <RestPart schedule={schedule} />
        </Disclosure>
      </div>
    </>
  );
}

/** A learner's week: what stands on which day, what became of it, and how to change it. */
export function ScheduleView(view: ViewProps) {
  const { t } = useTranslation('dashboard');
  const { density } = view;
  const child = usePlanOwner();
  const [from, setFrom] = useState<string | null>(null);
  const query = useSchedule(from);
  return (
    <div className={child === null ? 'page grid gap-8 pb-16' : 'grid gap-8'} data-density={density}>
      {child === null ? (
        <PageHeader title={t('schedule.title')} lead={density === 'k2' ? undefined : t('schedule.lead')} />
      ) : (
        <h2 className="text-3xl">{t('schedule.ofChild', { name: child.firstName })}</h2>
      )}
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {(schedule) => <Parts {...view} schedule={schedule} onWeek={setFrom} />}
      </Loaded>
    </div>
  );
}
