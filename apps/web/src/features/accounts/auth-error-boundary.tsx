import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportThrown } from '../../lib/report.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';

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
  return <ErrorState title={t('authError.title')} text={t('authError.message')} actions={actions} />;
}

interface State {
  readonly failed: boolean;
}

/**
 * Stands around what decides who somebody is, and around nothing else: forms of an account, the guard's own screens,
 * a return from a provider (spec §8). What breaks on the pages behind them is the route's. A second failure reloads.
 */
export class AuthErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { failed: false };
  private retried = false;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportThrown(error);
  }

  private readonly retry = (): void => {
    if (this.retried) window.location.reload();
    this.retried = true;
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? <BoundaryScreen onRetry={this.retry} /> : this.props.children;
  }
}
