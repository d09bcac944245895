import { type ComponentType, useEffect, useState } from 'react';
import { SearchCalls } from '../features/search/search-calls.tsx';
import { settleLook } from '../lib/change-look.ts';
import { usePrintMode } from '../lib/print-mode.ts';
import { HeadUpdater } from './head-updater.tsx';
import { useMenuClosing } from './menu-closing.ts';
import { OpenedGate } from './opened-gate.tsx';

const WORKER_AFTER_MS = 2_000;

/** After a pause, since nothing of a first visit waits for it; at once without network, when links need it. */
function useOffline(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(
      () => {
        // Where its code cannot be fetched, a later visit asks again.
        void import('../offline/begin.ts').then(
          ({ begin }) => begin(),
          () => undefined,
        );
      },
      navigator.onLine ? WORKER_AFTER_MS : 0,
    );
    return () => clearTimeout(timer);
  }, []);
}

/** The bar of print mode, fetched by who prints only. */
function PrintMode() {
  const isOn = usePrintMode();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isOn) return;
    // Where its code does not come, the page stays as usual, and the next one tries again.
    void import('./print-mode-bar.tsx').then(
      ({ PrintModeBar }) => setBar(() => PrintModeBar),
      () => undefined,
    );
  }, [isOn]);
  return isOn && Bar !== null ? <Bar /> : null;
}

/** What no page waits for: the box that searches, the memory of opened pages, the way out of print mode, the head of a page
 * gone to (`written`: what the document's own was written for), and the worker that keeps pages. */
export function LaterParts({ written }: { readonly written: string }) {
  useOffline();
  useMenuClosing();
  // A browser that lost its cookies may still remember a look, which the server could not draw with.
  useEffect(settleLook, []);
  return (
    <>
      <SearchCalls />
      <OpenedGate />
      <PrintMode />
      <HeadUpdater written={written} />
    </>
  );
}
