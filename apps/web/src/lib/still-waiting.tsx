import { QueryClientContext } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

/** After so long a wait is worth a word. */
const SAID_AFTER_MS = 1_000;
const LONG_AFTER_MS = 7_000;

/** How long one has waited since the last time it was asked for, as far as it is told. */
function usePatience(timesAsked: number): 'none' | 'said' | 'long' {
  const [patience, setPatience] = useState<'none' | 'said' | 'long'>('none');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPatience('said'), timesAsked === 0 ? SAID_AFTER_MS : 0),
      setTimeout(() => setPatience('long'), LONG_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [timesAsked]);
  return patience;
}

/**
 * Gives up every first call that is still waited for and makes it anew: a call under way answers
 * `refetch` with itself, so that without this a press would only wait on.
 */
function useCallsAnew(): () => Promise<void> {
  const client = use(QueryClientContext);
  return async () => {
    const hanging = (
      client?.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' }) ?? []
    ).filter(({ state }) => state.data === undefined);
    await Promise.all(hanging.map((query) => query.cancel({ revert: true })));
    void client?.refetchQueries({ predicate: (query) => hanging.includes(query) });
  };
}

/** Beside what will stand there: a screen reader hears that it is coming, and a long wait is explained, with a way on. */
export function StillWaiting({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation();
  const [timesAsked, setTimesAsked] = useState(0);
  const patience = usePatience(timesAsked);
  const callsAnew = useCallsAnew();
  // Once it was shown it stays: the press that asks again must not take itself away from under the finger.
  const isShown = patience === 'long' || timesAsked > 0;
  const again = () => {
    setTimesAsked(timesAsked + 1);
    void callsAnew().then(onAgain);
  };
  return (
    <>
      <p role="status" className={isShown ? 'my-4' : 'sr-only'}>
        {patience === 'said' && t('overlay.loading')}
        {patience === 'long' && t('dashboard:state.slow')}
      </p>
      {isShown && (
        <Button variant="secondary" className="mb-4" onClick={again}>
          {t('crash.tryAgain')}
        </Button>
      )}
    </>
  );
}
