import type { RemaindersProps } from '@ori/contracts/maths-labs';
import { commonMultiple, type Condition } from '@ori/core/number-theory/remainders';
import { useEffect, useRef, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { Builder } from './builder.tsx';
import { ConditionSteppers } from './condition-steppers.tsx';
import { DialsFigure } from './figure.tsx';
import { RoundFigure } from './round-figure.tsx';
import { wantedWords } from './sentences.ts';
import { WORDS } from './words.ts';
import './remainders.css';

/** Guess the unknown number, then build it with steps that turn one dial at a time; other numbers may be chosen. */
export function Lab({ props, locale }: LabProps<RemaindersProps>) {
  const [conditions, setConditions] = useState<readonly Condition[]>(props.conditions);
  const [guess, setGuess] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const bench = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) bench.current?.focus();
  }, [isOpen]);
  const last = commonMultiple(conditions.map(({ modulus }) => modulus)) - 1;
  const isChanged = conditions !== props.conditions;
  const ask = say(WORDS.ask, locale, { wanted: wantedWords(conditions, locale) });
  if (!isOpen)
    return (
      <div className="lab remainders">
        <DialsFigure conditions={conditions} value={0} label={say(WORDS.waiting, locale)} />
        <p className="lab-card">{ask}</p>
        <Stepper label={say(WORDS.guess, locale)} value={guess} min={0} max={last} onChange={setGuess} />
        <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
          {say(WORDS.try, locale)}
        </button>
        <Finding tone="open">{say(WORDS.waiting, locale)}</Finding>
      </div>
    );
  return (
    <div className="lab remainders" ref={bench} tabIndex={-1}>
      <Builder
        key={JSON.stringify(conditions)}
        conditions={conditions}
        start={isChanged ? 0 : guess}
        locale={locale}
      />
      <details>
        <summary>{say(WORDS.round, locale, { last })}</summary>
        <RoundFigure conditions={conditions} locale={locale} />
      </details>
      <details>
        <summary>{say(WORDS.others, locale)}</summary>
        <ConditionSteppers conditions={conditions} onChange={setConditions} locale={locale} />
      </details>
    </div>
  );
}
