import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { useToasts, type Toast } from '../lib/toasts.ts';

const NONE: readonly Toast[] = [];
const ToastList = lazy(() =>
  loadWithRetry(async () => ({ default: (await import('./toast-list.tsx')).ToastList })),
);

/** Where short messages appear, at most five at a time (spec §5, §9); always in the page, so that new ones are heard. */
export function ToastRegion() {
  const { t } = useTranslation();
  const store = useToasts();
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => NONE);
  return (
    <section className="toasts" aria-label={t('toast.region')} aria-live="polite">
      {toasts.length > 0 && (
        <Suspense>
          <ToastList toasts={toasts} />
        </Suspense>
      )}
    </section>
  );
}
