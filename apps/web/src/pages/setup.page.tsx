import { enter } from '../features/accounts/accounts.calls.ts';
import { useSessionStore } from '../features/accounts/session.ts';
import { FirstRun } from '../features/first-run/first-run.tsx';
import { NotFoundPage } from './not-found.page.tsx';

/** Is there an admin yet? Where there is one, this page is not there. */
export const dataPath = () => '/api/first-run';

/** `/setup`: the first run of an installation, for whoever has the address that its start printed. */
export function Page() {
  const store = useSessionStore();
  return <FirstRun gone={<NotFoundPage />} enter={(answer) => enter(store, answer, true)} />;
}
