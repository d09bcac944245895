import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { hasOpenNote } from '../early-press.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { LabState } from './use-lab.ts';

interface StartKeyProps {
  readonly at: LabState['at'];
  readonly open: () => void;
  readonly size?: 'normal' | 'large';
  readonly className?: string;
  /** What the key says before the lab was asked for. */
  readonly children: ReactNode;
}

/**
 * The key that opens a lab. Before the page's code is there, the browser itself keeps a press: it opens the
 * note beside the key, and where that note stands open when the code comes, the lab opens at once.
 */
export function StartKey({ at, open, size, className, children }: StartKeyProps) {
  const { t } = useTranslation('labs');
  const isLive = useHydrated();
  const noteId = useId();
  const note = useRef<HTMLParagraphElement>(null);
  const openFirst = useRef(open);
  useEffect(() => {
    const { current } = note;
    if (!current || !hasOpenNote(current)) return;
    current.hidePopover();
    openFirst.current();
  }, []);
  return (
    <div className="lab-start no-print">
      <Button
        size={size}
        className={className}
        busy={at === 'loading'}
        popoverTarget={isLive ? undefined : noteId}
        onClick={open}
      >
        {at === 'failed' ? t('stage.again') : children}
      </Button>
      <p className="lab-start-note" id={noteId} popover="manual" ref={note}>
        {t('stage.coming')}
      </p>
      <noscript>
        <p>{t('stage.script')}</p>
      </noscript>
    </div>
  );
}
