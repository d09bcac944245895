import { seededRandom } from '@ori/core/problems/seeded-random';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import type { BenchProps } from './bench-props.ts';
import { NumberField } from './number-field.tsx';
import { NumeralDrawing } from './numeral-drawing.tsx';
import { saySigns, sayYoruba } from './say-numeral.ts';
import { READ_MOST, smallest, write } from './systems.ts';
import { WORDS } from './words.ts';

/** The number of a round: small ones first. */
function numberOfRound(round: number, { system, range }: BenchProps): number {
  const most = range === 'twenty' ? 20 : Math.min(READ_MOST[system], 30 * 4 ** Math.min(round, 6));
  const random = seededRandom(`counting ${system} ${range}`, round);
  const value = random.integer(1, most);
  return system === 'rods' && round % 3 === 2 ? -value : value;
}

/** A number stands there in its signs; the learner commits to a reading before it is told. */
export function ReadBench(props: BenchProps) {
  const { system, range, mode, locale } = props;
  const [round, setRound] = useState(0);
  const [guess, setGuess] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const value = numberOfRound(round, props);
  const written = write(value, system, mode);
  const most = range === 'twenty' ? 20 : READ_MOST[system];
  const next = () => {
    setRound(round + 1);
    setGuess(null);
    setShown(false);
  };
  const verdict = say(guess === value ? WORDS.readRight : WORDS.readWrong, locale, {
    n: number(value, locale),
    guess: number(guess ?? 0, locale),
  });
  const why = system === 'yoruba' ? sayYoruba(value, locale) : saySigns(written, locale);
  return (
    <>
      <p className="lab-card">{say(WORDS.readAsk, locale)}</p>
      <div className="count-floor" key={round}>
        <NumeralDrawing written={written} label={saySigns(written, locale, true)} hasZero />
      </div>
      <NumberField
        key={`guess ${round}`}
        label={say(WORDS.guess, locale)}
        value={guess}
        least={Math.max(-most, smallest(system, range))}
        most={most}
        locale={locale}
        onNumber={setGuess}
      />
      <div className="count-keys">
        <button
          type="button"
          className="btn btn-primary"
          disabled={guess === null || isShown}
          onClick={() => setShown(true)}
        >
          {say(WORDS.showMe, locale)}
        </button>
        {isShown && (
          <button type="button" className="btn btn-secondary" onClick={next}>
            {say(WORDS.another, locale)}
          </button>
        )}
      </div>
      <Finding tone={isShown && guess === value ? 'found' : 'open'}>
        {isShown ? `${verdict} ${why}.` : say(WORDS.readAsk, locale)}
      </Finding>
    </>
  );
}
