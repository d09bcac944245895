import type { User } from '@ori/contracts/accounts';
import { homeAfterOAuth } from '@ori/core/access/home-of';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { report } from '../../lib/report.ts';
import { useToasts, type ToastStore } from '../../lib/toasts.ts';
import { completeOAuth } from './sign-in.calls.ts';
import { readOAuthReturn } from './oauth-address.ts';
import { cleanedSearch, oauthErrorKey, providerName } from './oauth-words.ts';
import { useSessionStore } from './session.ts';

function welcome(toasts: ToastStore, t: TFunction, user: User, provider: string): void {
  const name = user.firstName || user.name || t('oauth.back');
  toasts.show({
    type: 'success',
    title: t('oauth.success', { provider: providerName(provider) }),
    message: t('oauth.welcome', { name }),
  });
}

/** Runs on every page: finishes a sign-in that came back from a provider, and cleans the address (spec §4, §8). */
export function OAuthReturn({ landingOf }: { readonly landingOf: (home: string) => string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const store = useSessionStore();
  const handled = useRef('');

  useEffect(() => {
    const found = readOAuthReturn(search);
    if (!found || handled.current === search) return;
    handled.current = search;
    const clean = { pathname, search: cleanedSearch(search, found.kind) };
    const failed = (message: string): void => {
      toasts.show({ type: 'error', title: t('oauth.errorTitle'), message });
      void navigate(clean, { replace: true });
    };
    if (found.kind === 'error') return failed(t(`oauth.error.${oauthErrorKey(found.error)}`));
    const complete = async (token: string, provider: string): Promise<void> => {
      const answer = await completeOAuth(store, token);
      if (!answer.ok) {
        report('warn', `OAuth return: ${answer.failure.text ?? answer.failure.code}`);
        return failed(t('oauth.error.processing'));
      }
      welcome(toasts, t, answer.value, provider);
      await navigate(landingOf(homeAfterOAuth(answer.value.role)), { replace: true });
    };
    void complete(found.token, found.provider);
  }, [pathname, search, navigate, toasts, store, t, landingOf]);
  return null;
}
