import { useEffect, useState } from 'react';

/** Whether this browser can be asked to keep its screen on. */
const CAN_ASK = typeof navigator !== 'undefined' && 'wakeLock' in navigator;

/** Keeps the screen on while asked to; the browser may end it, and gets asked again when the page is back in sight. */
export function useScreenOn() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn || !CAN_ASK) return undefined;
    let lock: WakeLockSentinel | null = null;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (given) => (lock = given),
        () => setOn(false),
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isOn]);
  return { canAsk: CAN_ASK, isOn, toggle: () => setOn(!isOn) };
}
