import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { SessionStore } from '../features/accounts/session-store.ts';
import { SessionContext } from '../features/accounts/session.ts';
import { ToastContext, type ToastStore } from '../lib/toasts.ts';

interface Props {
  readonly i18n: i18n;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly children: ReactNode;
}

/** What every page may rely on. */
export function Providers({ i18n, session, toasts, children }: Props) {
  return (
    <I18nextProvider i18n={i18n}>
      <SessionContext value={session}>
        <ToastContext value={toasts}>{children}</ToastContext>
      </SessionContext>
    </I18nextProvider>
  );
}
