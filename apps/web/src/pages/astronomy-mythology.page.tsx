import type { BridgesAnswer } from '@ori/contracts/bridges';
import { MythView } from '../features/heritage/myths/myth-view.tsx';
import { usePageData } from '../lib/page-data.ts';

export const dataPath = (): string => '/api/heritage/bridges/astronomy';

/** `/astronomy-mythology`: old stories beside the science of today. */
export function Page() {
  return <MythView answer={usePageData<BridgesAnswer>()} />;
}
