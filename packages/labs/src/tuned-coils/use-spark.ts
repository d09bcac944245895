import { type SparkEntry, sparkJ } from '@ori/core/electricity/spark-ledger';
import { type RefObject, useMemo, useState } from 'react';
import { useClock } from '../rotating-field/use-clock.ts';
import { ledgerOf, pairOf, type Setting, SPARK_V } from './bench.ts';

/** The whole ledger is played in so many milliseconds. */
const PLAY_MS = 12_000;
export const NOTHING: SparkEntry = {
  timeS: 0,
  state: [0, 0, 0, 0],
  senderJ: 0,
  receiverJ: 0,
  sharedJ: 0,
  heatJ: 0,
  lampJ: 0,
};

/** A spark on the bench: what is set, what becomes of it, and the moment that is shown. */
export function useSpark(place: RefObject<Element | null>, distanceCm: number) {
  const [setting, setSetting] = useState<Setting>({
    distanceCm,
    mistunedPercent: 0,
    resistanceOhm: 1,
    hasLamp: false,
  });
  const [isShown, setShown] = useState(false);
  const clock = useClock(place, isShown);
  const ledger = useMemo(() => ledgerOf(setting), [setting]);
  const last = ledger.length - 1;
  const at = Math.min(last, Math.floor((clock.ms / PLAY_MS) * last));
  return {
    setting,
    ledger,
    clock,
    at,
    entry: ledger[at] ?? NOTHING,
    putInJ: sparkJ(pairOf(setting), SPARK_V),
    isShown,
    show: () => setShown(true),
    goTo: (reading: number) => clock.setMs(Math.ceil((reading / last) * PLAY_MS)),
    change(next: Setting) {
      setSetting(next);
      if (!clock.isByHand) clock.setMs(0);
    },
  };
}
export type Spark = ReturnType<typeof useSpark>;
