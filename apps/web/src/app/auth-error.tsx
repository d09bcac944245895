import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionStore } from '../features/accounts/session.ts';
import type { Failure } from '../lib/failure.ts';
import { useFailureWords } from '../lib/failure-words.ts';
import { report } from '../lib/log-buffer.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';

const reload = (): void => window.location.reload();

/** No answer came: whoever was signed in still is, so the session is asked about again without leaving the page. */
function UnreachableScreen({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation();
  const wordsOf = useFailureWords();
  const session = useSessionStore();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const ask = () => void session.check();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [session]);
  const tryAgain = () => {
    setAsking(true);
    void session.check().finally(() => setAsking(false));
  };
  return (
    <div className="page py-16">
      <ErrorState
        level={1}
        above={`${t('authError.title')} · ${wordsOf(failure)}`}
        title={t('authError.unreachable.title')}
        text={t('authError.unreachable.text')}
        actions={
          <Button busy={isAsking} onClick={tryAgain}>
            {t('authError.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}

/** The guard's error page: nobody could tell who this is (spec §8). */
export function AuthErrorScreen({ failure }: { readonly failure: Failure | null }) {
  const { t } = useTranslation();
  const wordsOf = useFailureWords();
  if (failure?.status === 0) return <UnreachableScreen failure={failure} />;
  return (
    <div className="page py-16">
      <ErrorState
        level={1}
        title={t('authError.title')}
        text={failure && wordsOf(failure)}
        actions={<Button onClick={reload}>{t('authError.tryAgain')}</Button>}
      />
    </div>
  );
}

function BoundaryScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button onClick={onRetry}>{t('authError.tryAgain')}</Button>
      <a className={buttonClass({ variant: 'secondary' })} href="/">
        {t('authError.goHome')}
      </a>
    </>
  );
  return (
    <div className="page py-16">
      <ErrorState level={1} title={t('authError.title')} text={t('authError.message')} actions={actions} />
    </div>
  );
}

interface State {
  readonly failed: boolean;
}

/** Catches what breaks inside authentication and signed-in pages; a second failure reloads. */
export class AuthErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { failed: false };
  private retried = false;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    report('error', error.message, error.stack);
  }

  private readonly retry = (): void => {
    if (this.retried) reload();
    this.retried = true;
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? <BoundaryScreen onRetry={this.retry} /> : this.props.children;
  }
}
