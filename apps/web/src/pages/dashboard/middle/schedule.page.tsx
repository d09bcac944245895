import { ScheduleView } from '../../../features/planning/schedule-view.tsx';

/** `/dashboard/middle/schedule`: the learner's week in this age's size. */
export function Page() {
  return <ScheduleView density="middle" />;
}
