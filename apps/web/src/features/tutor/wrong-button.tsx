import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

/** “This looks wrong”: a person looks at it. */
export function WrongButton({ onReport }: { readonly onReport: () => Promise<boolean> }) {
  const { t } = useTranslation('tutor');
  const [state, setState] = useState<'open' | 'sending' | 'told' | 'failed'>('open');
  const told = useRef<HTMLSpanElement>(null);
  const tell = async () => {
    setState('sending');
    const isTold = await onReport();
    setState(isTold ? 'told' : 'failed');
    if (isTold) told.current?.focus();
  };
  return (
    <span className="inline-flex items-center">
      {state !== 'told' && (
        <Button
          variant="quiet"
          className="tutor-small"
          busy={state === 'sending'}
          onClick={() => void tell()}
        >
          <Flag size={16} aria-hidden="true" />
          {t('wrong.tell')}
        </Button>
      )}
      <span ref={told} tabIndex={-1} role="status" className="text-sm text-mute">
        {state === 'told' && t('wrong.thanks')}
        {state === 'failed' && t('wrong.failed')}
      </span>
    </span>
  );
}
