import type { Locale } from '@ori/contracts/locale';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { useSessionEnded } from '../lib/session-ended.ts';
import { loadWords } from '../lib/words.ts';

/** Says that the session ended, once a call has found out; fetched with its words only then. */
export function SessionEndedGate() {
  const { i18n } = useTranslation();
  const isEnded = useSessionEnded();
  const [Ended, setEnded] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isEnded) return;
    const part = loadWithRetry(() => import('./session-ended.tsx'));
    void Promise.all([part, loadWords(i18n, i18n.language as Locale, ['dashboard'])]).then(
      ([{ SessionEnded }]) => setEnded(() => SessionEnded),
    );
  }, [i18n, isEnded]);
  return isEnded && Ended ? <Ended /> : null;
}
