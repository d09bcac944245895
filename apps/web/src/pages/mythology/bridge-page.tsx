import type { BridgesAnswer } from '@ori/contracts/bridges';
import { useSession } from '../../features/accounts/session.ts';
import { MythView } from '../../features/heritage/myths/myth-view.tsx';
import { LaterFamilyLimit } from '../../features/kim/later-family-limit.tsx';
import { usePageData } from '../../lib/page-data.ts';

/** Old stories beside the science of today, where a child's family lets them be told. */
export function BridgePage() {
  const { user } = useSession();
  const answer = usePageData<BridgesAnswer>();
  return (
    <LaterFamilyLimit user={user} part="myths">
      <MythView answer={answer} />
    </LaterFamilyLimit>
  );
}
