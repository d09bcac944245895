import type { Locale } from '@ori/contracts/locale';
import { afterPulses, pulsesTo } from '@ori/core/electricity/selector-disc';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { GuessFirst } from '../rotating-field/guess.tsx';
import { DiscDrawing } from './disc-drawing.tsx';
import { discWords } from './disc-words.ts';
import { useStruck } from './use-struck.ts';
import { DISC_WORDS, POND_WORDS } from './words.ts';

/** The boat goes ahead while the question is asked. */
const ASKED_AT = 1;
const NEEDED = pulsesTo(ASKED_AT, { drives: true, rudder: 1 });
const OFFERED = [1, 2, 3, 4, 5] as const;

/** The disc by itself: how many pulses lead from one place to another. */
export function DiscPart({ locale, onShow }: { readonly locale: Locale; readonly onShow: () => void }) {
  const [sent, setSent] = useState(0);
  const isStruck = useStruck(sent);
  const at = afterPulses(ASKED_AT, sent);
  const words = discWords(at, locale);
  return (
    <section className="turning-part">
      <div className="turning-sheet">
        <DiscDrawing at={at} isStruck={isStruck} label={words} />
        <p className="turning-fig">{say(DISC_WORDS.fig1, locale)}</p>
        <p className="text-sm text-mute">{say(DISC_WORDS.coherer, locale)}</p>
      </div>
      <div className="turning-side">
        <h3>{say(DISC_WORDS.title, locale)}</h3>
        <GuessFirst
          locale={locale}
          ask={say(DISC_WORDS.ask, locale)}
          choices={OFFERED.map((value) => ({ value: value as number, label: String(value) }))}
          answer={NEEDED}
          told={say(DISC_WORDS.told, locale)}
          onShow={onShow}
        >
          <button type="button" className="btn btn-secondary" onClick={() => setSent(sent + 1)}>
            {say(POND_WORDS.pulse, locale)}
          </button>
          <Finding tone="found">{words}</Finding>
        </GuessFirst>
      </div>
    </section>
  );
}
