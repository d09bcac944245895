import type { InteractiveName } from '@ori/contracts/interactives';
import { useRef, useState } from 'react';
import { loadWithRetry } from '../lazy-load.ts';
import type { openLab } from './lab-code.ts';

type Lab = Awaited<ReturnType<typeof openLab>>;
export type LabState =
  | { readonly at: 'still' | 'loading' | 'failed' }
  | { readonly at: 'open'; readonly Lab: Lab };

/** A lab that is fetched once, when it is asked for; after a failure it may be asked for again. */
export function useLab(name: InteractiveName) {
  const [state, setState] = useState<LabState>({ at: 'still' });
  const isAsked = useRef(false);
  const open = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState({ at: 'loading' });
    try {
      setState({
        at: 'open',
        Lab: await loadWithRetry(async () => (await import('./lab-code.ts')).openLab(name)),
      });
    } catch {
      isAsked.current = false;
      setState({ at: 'failed' });
    }
  };
  return { state, open };
}
