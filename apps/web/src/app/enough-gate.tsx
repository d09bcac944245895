import type { User } from '@ori/contracts/accounts';
import type { Locale } from '@ori/contracts/locale';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { loadWords } from '../lib/words.ts';

interface EnoughGateProps {
  readonly user: User;
}

/** What a child is told about their time on screen, fetched with its words once the page is live. */
export function EnoughGate({ user }: EnoughGateProps) {
  const { i18n } = useTranslation();
  const [Note, setNote] = useState<ComponentType<EnoughGateProps> | null>(null);
  useEffect(() => {
    const part = loadWithRetry(() => import('../features/screen-time/enough-note.tsx'));
    void Promise.all([part, loadWords(i18n, i18n.language as Locale, ['rooms'])]).then(([{ EnoughNote }]) =>
      setNote(() => EnoughNote),
    );
  }, [i18n]);
  return Note && <Note user={user} />;
}
