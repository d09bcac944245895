import type { GoldenMeterProps } from '@ori/contracts/geometry-labs';
import { GOLDEN_CASES, type GoldenCase } from '@ori/contracts/geometry-names';
import type { Locale } from '@ori/contracts/locale';
import { analyzeGoldenRatio } from '@ori/core/geometry/golden-ratio';
import {
  chanceAmong,
  type MeasuredRatio,
  measuredRatio,
  type Readings,
} from '@ori/core/geometry/measured-ratio';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { CASES, type MeterCase } from './cases.ts';
import { MeterFigure } from './figure.tsx';
import { KnownPart } from './known-part.tsx';
import { MeasureFields, type Typed, typedOf, readingsOf } from './measure-fields.tsx';
import { PhotoDesk } from './photo-desk.tsx';
import { Subject } from './subject.tsx';
import { WORDS } from './words.ts';
import './golden-meter.css';

const GUESSES = ['yes', 'no', 'cannotTell'] as const;
/** A finger or a mouse sets an end to about two pixels. */
const PHOTO_ERROR = '2';

/** What was measured, in sentences: the ratio with its error, and whether it can be golden. */
function ratioWords({ a, b }: Readings, found: MeasuredRatio, locale: Locale): string {
  const { ratio, deviationPercent } = analyzeGoldenRatio(a, b);
  const parts = [
    say(WORDS.ratio, locale, {
      ratio: number(ratio, locale, 4),
      least: number(found.least, locale, 4),
      most: number(found.most, locale, 4),
    }),
    say(WORDS.off, locale, { percent: number(deviationPercent, locale, 2) }),
    say(found.mayBeGolden ? WORDS.maybe : WORDS.cannot, locale),
  ];
  return parts.join(' ');
}

/** Choose what to test; each case starts anew. */
export function Lab({ props, locale }: LabProps<GoldenMeterProps>) {
  const [name, setName] = useState<GoldenCase>(props.start);
  return (
    <div className="lab">
      <Choices
        legend={say(WORDS.case, locale)}
        choices={GOLDEN_CASES.map((value) => ({ value, label: say(CASES[value].name, locale) }))}
        value={name}
        onChoose={setName}
      />
      <Subject name={name} label={say(WORDS.subject, locale, { what: say(CASES[name].what, locale) })} />
      <Meter key={name} about={CASES[name]} locale={locale} />
    </div>
  );
}

interface MeterProps {
  readonly about: MeterCase;
  readonly locale: Locale;
}

interface Found {
  readonly readings: Readings;
  readonly result: MeasuredRatio;
}

function foundIn(typed: Typed): Found | null {
  const readings = readingsOf(typed);
  const result = readings && measuredRatio(readings);
  return readings && result ? { readings, result } : null;
}

/** Two lengths, a guess, then their ratio with its error, and how much a near miss is worth. */
function Meter({ about, locale }: MeterProps) {
  const [typed, setTyped] = useState<Typed>(typedOf(about.readings));
  const [isAsked, setAsked] = useState(false);
  const found = foundIn(typed);
  return (
    <>
      <MeasureFields typed={typed} unit={about.unit} locale={locale} onTyped={setTyped} />
      {about.readings === null && (
        <details className="meter-details">
          <summary>{say(WORDS.photo, locale)}</summary>
          <PhotoDesk
            locale={locale}
            onMeasure={(a, b) => setTyped({ a: String(a), b: String(b), error: PHOTO_ERROR })}
          />
        </details>
      )}
      {!isAsked && <Guess isReady={found !== null} locale={locale} onDone={() => setAsked(true)} />}
      {!(isAsked && found) && (
        <Finding tone="open">
          {say(found || about.readings === null ? about.what : WORDS.fill, locale)}
        </Finding>
      )}
      {isAsked && found && <Answer found={found} about={about} locale={locale} />}
    </>
  );
}

function Answer({ found, about, locale }: MeterProps & { readonly found: Found }) {
  const { readings, result } = found;
  const words = ratioWords(readings, result, locale);
  return (
    <>
      <MeterFigure found={result} label={words} />
      <Finding tone={result.mayBeGolden ? 'found' : 'open'}>{words}</Finding>
      <ChancePart chance={result.chance} locale={locale} />
      <KnownPart about={about} locale={locale} />
    </>
  );
}

interface GuessProps {
  readonly isReady: boolean;
  readonly locale: Locale;
  readonly onDone: () => void;
}

function Guess({ isReady, locale, onDone }: GuessProps) {
  const [guess, setGuess] = useState<(typeof GUESSES)[number] | null>(null);
  return (
    <>
      <Choices
        legend={say(WORDS.ask, locale)}
        choices={GUESSES.map((value) => ({ value, label: say(WORDS[value], locale) }))}
        value={guess}
        onChoose={setGuess}
      />
      <button
        type="button"
        className="btn btn-primary justify-self-start"
        disabled={guess === null || !isReady}
        onClick={onDone}
      >
        {say(WORDS.showMe, locale)}
      </button>
    </>
  );
}

function ChancePart({ chance, locale }: { readonly chance: number; readonly locale: Locale }) {
  const [pairs, setPairs] = useState(20);
  const percent = (value: number) =>
    value > 0.9995 ? `> ${number(99.9, locale)}` : number(value * 100, locale, value < 0.01 ? 2 : 1);
  return (
    <div className="grid gap-3">
      <p>{say(WORDS.chance, locale, { percent: percent(chance) })}</p>
      <Stepper label={say(WORDS.pairs, locale)} value={pairs} min={1} max={100} onChange={setPairs} />
      <Finding tone="open">
        {say(WORDS.among, locale, { n: pairs, percent: percent(chanceAmong(chance, pairs)) })}
      </Finding>
    </div>
  );
}
