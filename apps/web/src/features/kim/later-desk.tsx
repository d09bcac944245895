import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { SynthesisDeskProps } from './synthesis-desk.tsx';

const load = async (): Promise<{ default: ComponentType<SynthesisDeskProps> }> => ({
  default: await loadWithRetry(async () => (await import('./synthesis-desk.tsx')).SynthesisDesk),
});
const Desk = lazy(load);

/** The desk, once the page is live: writing needs a script. */
export function LaterDesk(props: SynthesisDeskProps) {
  const { t } = useTranslation('heritage');
  const isLive = useHydrated();
  const waiting = <Skeleton className="h-[60rem] w-full" />;
  return (
    <>
      <noscript>
        <p className="note" data-tone="lapis">
          {t('synthesis.noScript')}
        </p>
      </noscript>
      <div className="scripted desk">
        {isLive ? (
          <Suspense fallback={waiting}>
            <Desk {...props} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </>
  );
}
