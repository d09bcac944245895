import type { Locale } from '@ori/contracts/locale';
import { say } from '../frame/words.ts';
import { LAMP_OHM, splitOf } from './bench.ts';
import { ChargeTraces } from './charge-traces.tsx';
import { CoilsDrawing } from './coils-drawing.tsx';
import { EnergyBooks } from './energy-books.tsx';
import type { Spark } from './use-spark.ts';
import { SPARK_WORDS } from './words.ts';

/** A lamp is drawn brightest at so many watts. */
const BRIGHT_W = 60;
/** The spark is drawn during the first readings. */
const SPARKS_FOR = 60;

interface SparkSheetProps {
  readonly spark: Spark;
  /** What becomes of the spark, in words. */
  readonly words: string;
  readonly locale: Locale;
}

/** The ledger's figures stand still for so many readings, a tenth of a second: faster ones nobody reads. */
const STANDS_FOR = 8;

/** The coils, the charges of their capacitors and the ledger of the energy; before the guess the coils alone. */
export function SparkSheet({ spark, words, locale }: SparkSheetProps) {
  const { setting, ledger, at, entry, putInJ, isShown } = spark;
  const fig1 = say(SPARK_WORDS.fig1, locale);
  const split = splitOf(entry);
  return (
    <div className="turning-sheet">
      <CoilsDrawing
        distanceCm={setting.distanceCm}
        senderShare={split.senderJ / putInJ}
        receiverShare={split.receiverJ / putInJ}
        isSparking={isShown && at < SPARKS_FOR}
        lampPower={setting.hasLamp ? (LAMP_OHM * entry.state[3] ** 2) / BRIGHT_W : null}
        label={isShown ? `${fig1}. ${words}` : fig1}
      />
      <p className="turning-fig">{fig1}</p>
      {isShown && (
        <>
          <ChargeTraces
            entries={ledger}
            at={at}
            sender={say(SPARK_WORDS.sender, locale)}
            receiver={say(SPARK_WORDS.receiver, locale)}
            label={say(SPARK_WORDS.fig2, locale)}
          />
          <p className="turning-fig">{say(SPARK_WORDS.fig2, locale)}</p>
          <EnergyBooks entry={ledger[at - (at % STANDS_FOR)] ?? entry} putInJ={putInJ} locale={locale} />
          <p className="turning-fig">{say(SPARK_WORDS.fig3, locale)}</p>
        </>
      )}
    </div>
  );
}
