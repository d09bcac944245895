import { ScheduleView } from '../../../features/planning/schedule-view.tsx';

/** `/dashboard/high/schedule`: the learner's week in this age's size. */
export function Page() {
  return <ScheduleView density="high" />;
}
