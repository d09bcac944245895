import type { InteractiveName } from '@ori/contracts/interactives';
import type { loadLab } from '@ori/labs/load-lab';
import { useState } from 'react';
import { loadWithRetry } from '../lazy-load.ts';

type Lab = Awaited<ReturnType<typeof loadLab>>;
export type LabState =
  { readonly at: 'still' | 'loading' | 'failed' } | { readonly at: 'open'; readonly Lab: Lab };

/** The list of labs is fetched with the first of them: most readers of a page open none. */
async function load(name: InteractiveName): Promise<Lab> {
  const labs = await import('@ori/labs/load-lab');
  return labs.loadLab(name);
}

/** A lab that is fetched once it is asked for; after a failure it may be asked for again. */
export function useLab(name: InteractiveName) {
  const [state, setState] = useState<LabState>({ at: 'still' });
  const open = async () => {
    setState({ at: 'loading' });
    try {
      setState({ at: 'open', Lab: await loadWithRetry(() => load(name)) });
    } catch {
      setState({ at: 'failed' });
    }
  };
  return { state, open };
}
