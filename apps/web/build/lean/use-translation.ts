import type { i18n } from 'i18next';
import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';

/** What may change the words on screen: the language, and the namespaces that came. */
function stateOf({ language, store }: i18n): string {
  return [language, ...Object.keys(store.data[language] ?? {})].join(' ');
}

function watch(instance: i18n, onChange: () => void): () => void {
  instance.on('languageChanged', onChange);
  instance.store.on('added', onChange);
  return () => {
    instance.off('languageChanged', onChange);
    instance.store.off('added', onChange);
  };
}

/** Draws the component again when its words may have changed; answers what they are drawn from. */
export function useRerenderOnEvents(instance: i18n): string {
  const subscribe = useCallback((onChange: () => void) => watch(instance, onChange), [instance]);
  const current = () => stateOf(instance);
  return useSyncExternalStore(subscribe, current, current);
}

/**
 * In place of react-i18next's hook, without suspense and loading: a page's words are always there
 * before it is drawn (see app/client-source).
 */
export function useTranslation(namespace?: string) {
  const { i18n: instance } = use(I18nContext);
  const state = useRerenderOnEvents(instance);
  return useMemo(
    () => ({ t: instance.getFixedT(state.split(' ')[0] ?? null, namespace), i18n: instance, ready: true }),
    [instance, state, namespace],
  );
}
