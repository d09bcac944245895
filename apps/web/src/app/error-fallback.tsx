import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';

interface Props {
  readonly error: unknown;
  /** What could not be had, `namespace:key`, where that is known. */
  readonly told?: string | undefined;
  readonly onRetry: () => void;
}

/** For developers; production shows nothing of the error. */
function Details({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  if (!import.meta.env.DEV || !(error instanceof Error)) return null;
  return (
    <details className="mx-auto mt-6 max-w-prose">
      <summary>{t('crash.details')}</summary>
      <pre className="mt-2 overflow-auto rounded-control bg-night-3 p-3 text-sm">{error.stack}</pre>
    </details>
  );
}

/** The screen after a crash (spec §2). */
export function ErrorFallback({ error, told = 'crash.title', onRetry }: Props) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button onClick={onRetry}>{t('crash.tryAgain')}</Button>
      <Button variant="secondary" onClick={() => window.history.back()}>
        {t('crash.goBack')}
      </Button>
    </>
  );
  return (
    <div className="page py-16">
      <ErrorState level={1} title={t(told)} text={t('crash.message')} actions={actions} />
      <p className="text-center text-sm text-mute">{t('crash.hint')}</p>
      <Details error={error} />
    </div>
  );
}
