import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

/** After so long a wait is worth a word. */
const SAID_AFTER_MS = 1_000;
const LONG_AFTER_MS = 7_000;

/** How long one has waited, as far as it is told. */
function usePatience(): 'none' | 'said' | 'long' {
  const [patience, setPatience] = useState<'none' | 'said' | 'long'>('none');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPatience('said'), SAID_AFTER_MS),
      setTimeout(() => setPatience('long'), LONG_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return patience;
}

/** Beside what will stand there: a screen reader hears that it is coming, and a long wait is explained, with a way on. */
export function StillWaiting({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation();
  const patience = usePatience();
  return (
    <>
      <p role="status" className={patience === 'long' ? 'my-4' : 'sr-only'}>
        {patience === 'said' && t('overlay.loading')}
        {patience === 'long' && t('dashboard:state.slow')}
      </p>
      {patience === 'long' && (
        <Button variant="secondary" className="mb-4" onClick={onAgain}>
          {t('crash.tryAgain')}
        </Button>
      )}
    </>
  );
}
