import type { Locale } from '@ori/contracts/locale';
import { useMemo, useRef } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { GuessFirst } from '../rotating-field/guess.tsx';
import { PauseKey } from '../rotating-field/pause-key.tsx';
import { capacitorJ } from './bench.ts';
import { sumOf } from './energy-books.tsx';
import { SparkKeys } from './spark-keys.tsx';
import { SparkSheet } from './spark-sheet.tsx';
import { NOTHING, type Spark, useSpark } from './use-spark.ts';
import { SPARK_WORDS } from './words.ts';

type Told = Pick<Spark, 'ledger' | 'setting' | 'putInJ'>;

/** The most that ever stands in the receiver's capacitor, and when it first nearly does. */
function crossing({ ledger, setting }: Told): { mostJ: number; atS: number } {
  const inCapacitor = capacitorJ(ledger, setting);
  const mostJ = Math.max(...inCapacitor);
  return { mostJ, atS: ledger[inCapacitor.findIndex((joules) => joules > 0.99 * mostJ)]?.timeS ?? 0 };
}

function foundWords(spark: Told, locale: Locale): string {
  const { mostJ, atS } = crossing(spark);
  const end = spark.ledger.at(-1) ?? NOTHING;
  const mj = (joules: number) => number(joules * 1000, locale, 2);
  return say(SPARK_WORDS.found, locale, {
    most: number((100 * mostJ) / spark.putInJ, locale, 0),
    at: number(atS * 1e6, locale, 0),
    end: number(end.timeS * 1e6, locale, 0),
    heat: mj(end.heatJ),
    lamp: mj(end.lampJ),
    stored: mj(end.senderJ + end.receiverJ + end.sharedJ),
    sum: mj(sumOf(end)),
    putIn: mj(spark.putInJ),
  });
}

/** Another spark, pause, and the time by hand where nothing runs. */
function TimeKeys({ spark, locale }: { readonly spark: Spark; readonly locale: Locale }) {
  const { clock, ledger, at, entry, goTo } = spark;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="btn btn-secondary" onClick={() => clock.setMs(0)}>
          {say(SPARK_WORDS.again, locale)}
        </button>
        <PauseKey clock={clock} locale={locale} />
        {!clock.isStill && <span className="text-sm text-mute">{say(SPARK_WORDS.slow, locale)}</span>}
      </div>
      {clock.isByHand && (
        <Stepper
          label={say(SPARK_WORDS.time, locale)}
          value={at}
          min={0}
          max={ledger.length - 1}
          step={6}
          valueText={say(SPARK_WORDS.micro, locale, { n: number(entry.timeS * 1e6, locale, 0) })}
          onChange={goTo}
        />
      )}
    </>
  );
}

interface SparkPartProps {
  readonly distanceCm: number;
  readonly locale: Locale;
  readonly onShow: () => void;
}

/** One spark let go, and where its energy is from then on. */
export function SparkPart({ distanceCm, locale, onShow }: SparkPartProps) {
  const place = useRef<HTMLElement>(null);
  const spark = useSpark(place, distanceCm);
  const { ledger, setting, putInJ } = spark;
  const words = useMemo(
    () => foundWords({ ledger, setting, putInJ }, locale),
    [ledger, setting, putInJ, locale],
  );
  const show = () => {
    spark.show();
    onShow();
  };
  return (
    <section className="turning-part" ref={place}>
      <SparkSheet spark={spark} words={words} locale={locale} />
      <div className="turning-side">
        <h3>{say(SPARK_WORDS.title, locale)}</h3>
        <GuessFirst
          locale={locale}
          ask={say(SPARK_WORDS.ask, locale)}
          choices={(['stays', 'halves', 'beats'] as const).map((value) => ({
            value,
            label: say(SPARK_WORDS[value], locale),
          }))}
          answer="beats"
          told={say(SPARK_WORDS.told, locale)}
          onShow={show}
        >
          <TimeKeys spark={spark} locale={locale} />
          <SparkKeys setting={spark.setting} locale={locale} onSet={spark.change} />
          <Finding tone="found">{words}</Finding>
        </GuessFirst>
      </div>
    </section>
  );
}
