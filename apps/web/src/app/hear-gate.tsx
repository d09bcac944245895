import type { Locale } from '@ori/contracts/locale';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { loadWords } from '../lib/words.ts';

/** The voice of a child who does not read yet, fetched with its words once the page is live. */
export function HearGate() {
  const { i18n } = useTranslation();
  const [Voice, setVoice] = useState<ComponentType | null>(null);
  useEffect(() => {
    const part = loadWithRetry(() => import('../features/rooms/hear-page.tsx'));
    void Promise.all([part, loadWords(i18n, i18n.language as Locale, ['rooms'])]).then(([{ HearPage }]) =>
      setVoice(() => HearPage),
    );
  }, [i18n]);
  return Voice && <Voice />;
}
