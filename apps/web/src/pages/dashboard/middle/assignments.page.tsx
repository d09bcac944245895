import { AssignmentsView } from '../../../features/planning/assignments-view.tsx';

/** `/dashboard/middle/assignments`: what was given, in this age's size. */
export function Page() {
  return <AssignmentsView density="middle" />;
}
