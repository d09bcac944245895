import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import { gathered, scattered } from './gathered.ts';
import { Loaves } from './loaves.tsx';
import { NumberField } from './number-field.tsx';
import { NumeralDrawing } from './numeral-drawing.tsx';
import { PlaceReading } from './place-reading.tsx';
import { countSigns, saySigns, sayYoruba } from './say-numeral.ts';
import { largest, smallest, WORTH_TRYING, write } from './systems.ts';
import { WORDS } from './words.ts';
import type { BenchProps } from './bench-props.ts';

/** Type a number and see it written; the first time, guess how many signs it takes. */
export function WriteBench(props: BenchProps & { readonly start: number }) {
  const { system, range, mode, locale, start } = props;
  const [guess, setGuess] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const signs = countSigns(write(start, system, mode));
  if (isShown && guess !== null)
    return <Writer {...props} isRight={guess === signs} guess={guess} signs={signs} />;
  const ask = say(system === 'yoruba' ? WORDS.askParts : WORDS.askSigns, locale, {
    n: number(start, locale),
  });
  return (
    <>
      <p className="lab-card">{ask}</p>
      {range === 'twenty' && (
        <div className="count-floor">
          <Loaves heaps={scattered(start)} label={say(WORDS.loaves, locale, { n: number(start, locale) })} />
        </div>
      )}
      <NumberField
        label={say(WORDS.guess, locale)}
        value={guess}
        least={1}
        most={60}
        locale={locale}
        onNumber={setGuess}
      />
      <button
        type="button"
        className="btn btn-primary justify-self-start"
        disabled={guess === null}
        onClick={() => setShown(true)}
      >
        {say(WORDS.showMe, locale)}
      </button>
      <Finding tone="open">{ask}</Finding>
    </>
  );
}

interface WriterProps extends BenchProps {
  readonly start: number;
  readonly guess: number;
  readonly signs: number;
  readonly isRight: boolean;
}

/** The number in its signs, told in words; the guess is answered with the first. */
function toldOf(value: number, { system, mode, locale, start, guess, signs, isRight }: WriterProps): string {
  const words = system === 'yoruba' ? sayYoruba(value, locale) : saySigns(write(value, system, mode), locale);
  const sentence = `${number(value, locale)} = ${words}.`;
  if (value !== start) return sentence;
  return `${say(isRight ? WORDS.guessRight : WORDS.guessWrong, locale, { n: signs, guess })} ${sentence}`;
}

function Writer(props: WriterProps) {
  const { system, range, mode, locale, start } = props;
  const [typed, setTyped] = useState<number | null>(start);
  const [least, most] = [smallest(system, range), largest(system, range, mode)];
  const value = typed !== null && typed <= most ? typed : null;
  return (
    <>
      <NumberField
        label={say(WORDS.number, locale)}
        value={typed}
        least={least}
        most={most}
        locale={locale}
        onNumber={setTyped}
      />
      {range === 'large' && (
        <div className="count-try">
          <span>{say(WORDS.tryThese, locale)}</span>
          {WORTH_TRYING[system].map((each) => (
            <button key={each} type="button" className="lab-key" onClick={() => setTyped(each)}>
              {number(each, locale)}
            </button>
          ))}
        </div>
      )}
      {value !== null && <Sheet {...props} value={value} told={toldOf(value, props)} />}
      {typed !== null && value === null && (
        <Finding tone="open">
          {say(WORDS.outside, locale, { least: number(least, locale), most: number(most, locale) })}
        </Finding>
      )}
    </>
  );
}

/** The written number, and what it says. */
function Sheet({ system, range, mode, locale, value, told }: BenchProps & { value: number; told: string }) {
  const [hasZero, setZero] = useState(false);
  const written = write(value, system, mode);
  return (
    <>
      <div className="count-floor" key={`${value} ${mode}`}>
        <NumeralDrawing written={written} hasZero={hasZero} label={saySigns(written, locale)} />
        {range === 'twenty' && (
          <Loaves
            heaps={gathered(value, system)}
            label={say(WORDS.gathered, locale, { n: number(value, locale) })}
          />
        )}
      </div>
      <Finding tone="found">{told}</Finding>
      {system === 'babylonian' && (
        <>
          <Choices
            legend={say(WORDS.emptyPlace, locale)}
            choices={[
              { value: 'gap', label: say(WORDS.gap, locale) },
              { value: 'sign', label: say(WORDS.lateSign, locale) },
            ]}
            value={hasZero ? 'sign' : 'gap'}
            onChoose={(chosen) => setZero(chosen === 'sign')}
          />
          <PlaceReading value={value} locale={locale} />
        </>
      )}
    </>
  );
}
