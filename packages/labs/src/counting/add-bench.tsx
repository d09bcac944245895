import { type PooledSum, poolAndTrade } from '@ori/core/numerals/places';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import type { BenchProps } from './bench-props.ts';
import { NumberField } from './number-field.tsx';
import { NumeralDrawing, QuipuDrawing } from './numeral-drawing.tsx';
import { saySigns } from './say-numeral.ts';
import { largest, type Written, worthsOf, write } from './systems.ts';
import { WORDS } from './words.ts';

/** Two numbers to begin with that need a trade or two. */
const STARTS = { twenty: [8, 7], large: [278, 145] } as const;
const MOST_TRADES = 5;

/** Digits without empty places at the top. */
function trimmed(digits: readonly number[]): readonly number[] {
  const last = digits.findLastIndex((digit) => digit !== 0);
  return digits.slice(0, Math.max(1, last + 1));
}

/** Add as with beads: all signs together, then trade from the lowest place up. */
export function AddBench(props: BenchProps) {
  const { system, range, mode, locale } = props;
  const [a, setA] = useState<number | null>(STARTS[range][0]);
  const [b, setB] = useState<number | null>(STARTS[range][1]);
  const [guess, setGuess] = useState<number | null>(null);
  const most = largest(system, range, mode);
  const numbers = a !== null && b !== null && a + b <= most ? ([a, b] as const) : null;
  if (numbers && guess !== null) {
    const [first, second] = numbers;
    return <Pool {...props} a={first} b={second} guess={guess} onAgain={() => setGuess(null)} />;
  }
  const field = { least: 1, most, locale };
  return (
    <>
      <div className="count-two">
        <NumberField {...field} label={say(WORDS.first, locale)} value={a} onNumber={setA} />
        <NumberField {...field} label={say(WORDS.second, locale)} value={b} onNumber={setB} />
      </div>
      {numbers ? (
        <Ask {...props} numbers={numbers} onGuess={setGuess} />
      ) : (
        <Finding tone="open">{say(WORDS.tooLarge, locale, { most: number(most, locale) })}</Finding>
      )}
    </>
  );
}

interface AskProps extends BenchProps {
  readonly numbers: readonly [number, number];
  readonly onGuess: (trades: number) => void;
}

/** Both numbers side by side, and the question to commit to before they are laid together. */
function Ask({ system, mode, locale, numbers, onGuess }: AskProps) {
  const [guess, setGuess] = useState<number | null>(null);
  const [a, b] = numbers;
  return (
    <>
      <div className="count-two">
        {numbers.map((each, at) => {
          const written = write(each, system, mode);
          return (
            <div className="count-floor" key={at}>
              <NumeralDrawing written={written} label={saySigns(written, locale)} />
            </div>
          );
        })}
      </div>
      <Finding tone="open">
        {say(WORDS.askTrades, locale, { a: number(a, locale), b: number(b, locale) })}
      </Finding>
      <Choices
        legend={say(WORDS.guess, locale)}
        choices={Array.from({ length: MOST_TRADES }, (_, trades) => ({
          value: trades,
          label: String(trades),
        }))}
        value={guess}
        onChoose={setGuess}
      />
      <button
        type="button"
        className="btn btn-primary justify-self-start"
        disabled={guess === null}
        onClick={() => guess !== null && onGuess(guess)}
      >
        {say(WORDS.together, locale)}
      </button>
    </>
  );
}

interface PoolProps extends BenchProps {
  readonly a: number;
  readonly b: number;
  readonly guess: number;
  readonly onAgain: () => void;
}

/** What is told after so many trades. */
function told(sum: PooledSum, step: number, props: PoolProps): string {
  const { system, mode, locale } = props;
  const worths = worthsOf(system, mode);
  const trade = sum.trades[step - 1];
  const signs = saySigns(stateAt(sum, step, props), locale);
  if (!trade) return say(WORDS.pooled, locale, { signs });
  return say(WORDS.trade, locale, {
    given: trade.given,
    worth: number(worths[trade.place] ?? 1, locale),
    got: trade.got,
    above: number(worths[trade.place + 1] ?? 1, locale),
    signs,
  });
}

function stateAt(sum: PooledSum, step: number, { system, mode }: BenchProps): Written {
  const digits = trimmed(sum.trades[step - 1]?.after ?? sum.pooled);
  return { system, mode, digits, isNegative: false };
}

function Pool(props: PoolProps) {
  const { system, mode, locale, a, b, guess, onAgain } = props;
  const [step, setStep] = useState(0);
  const sum = poolAndTrade(a, b, worthsOf(system, mode));
  const isDone = step === sum.trades.length;
  const words = told(sum, step, props);
  const blanks = { a: number(a, locale), b: number(b, locale), sum: number(sum.sum, locale) };
  return (
    <>
      <div className="count-floor" key={step}>
        <NumeralDrawing written={stateAt(sum, step, props)} label={words} />
        {isDone && system === 'quipu' && (
          <QuipuDrawing cords={[a, b]} sum={sum.sum} label={say(WORDS.sumCord, locale, blanks)} />
        )}
      </div>
      <Finding tone={isDone ? 'found' : 'open'}>
        {words}
        {isDone && ` ${say(WORDS.added, locale, { ...blanks, trades: sum.trades.length, guess })}`}
      </Finding>
      <div className="count-keys">
        {!isDone && (
          <button type="button" className="btn btn-primary" onClick={() => setStep(step + 1)}>
            {say(WORDS.nextTrade, locale)}
          </button>
        )}
        <button type="button" className="btn btn-secondary" onClick={onAgain}>
          {say(WORDS.anew, locale)}
        </button>
      </div>
    </>
  );
}
