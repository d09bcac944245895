import type { Locale } from '@ori/contracts/locale';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showOnPaper } from '../lib/on-paper.ts';
import { setPrintMode, usePrintMode } from '../lib/print-mode.ts';
import { loadWords } from '../lib/words.ts';
import './print-mode-bar.css';

/** Public pages come without the words of rooms. */
function useWords(isAsked: boolean): boolean {
  const { i18n } = useTranslation();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    void loadWords(i18n, i18n.language as Locale, ['rooms']).then(
      () => setThere(true),
      () => undefined,
    );
  }, [i18n, isAsked]);
  return isAsked && isThere;
}

/** Print mode: the page as it comes out on paper, with what this is, the way to the printer, and the way out. */
export function PrintModeBar() {
  const { t } = useTranslation('rooms');
  const isOn = usePrintMode();
  const hasWords = useWords(isOn);
  useEffect(() => (isOn ? showOnPaper() : undefined), [isOn]);
  if (!hasWords) return null;
  return (
    <aside className="print-bar" aria-label={t('look.print')}>
      <p role="status">{t('look.bar')}</p>
      <button type="button" onClick={() => window.print()}>
        {t('look.barPrint')}
      </button>
      <button type="button" onClick={() => setPrintMode(false)}>
        {t('look.barLeave')}
      </button>
    </aside>
  );
}
