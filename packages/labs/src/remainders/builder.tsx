import type { Locale } from '@ori/contracts/locale';
import { areCoprime, type Condition, solve } from '@ori/core/number-theory/remainders';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { DialsFigure } from './figure.tsx';
import { builtWords, standingWords } from './sentences.ts';
import { type Turner, turnersOf } from './turners.ts';
import { WORDS } from './words.ts';

/** Beyond this many digits nothing is learned any more. */
const MOST = 9_999;

interface BuilderProps {
  readonly conditions: readonly Condition[];
  readonly start: number;
  readonly locale: Locale;
}

function turnWords({ modulus, step, by }: Turner, locale: Locale): string {
  return by === 0 ? say(WORDS.turnsNone, locale, { step }) : say(WORDS.turns, locale, { step, modulus, by });
}

/** Steps to add and a round to take away; a line keeps account of what the number was built from. */
export function Builder({ conditions, start, locale }: BuilderProps) {
  const [taken, setTaken] = useState<readonly number[]>(start === 0 ? [] : [start]);
  const moduli = conditions.map(({ modulus }) => modulus);
  const turners = turnersOf(moduli);
  const value = taken.reduce((sum, step) => sum + step, 0);
  const fits = conditions.every(({ modulus, remainder }) => value % modulus === remainder);
  const words = standingWords(conditions, value, locale);
  const account = [...new Set(taken)].map(
    (step) => [step, taken.filter((other) => other === step).length] as const,
  );
  return (
    <>
      <DialsFigure conditions={conditions} value={value} label={words} />
      <p className="remainders-sum">
        <b>{value}</b>
        {taken.length > 1 && <span className="text-mute">{` = ${builtWords(account)}`}</span>}
      </p>
      <p className="text-sm text-mute">{say(WORDS.build, locale)}</p>
      <StepKeys
        steps={[...new Set([...turners.map(({ step }) => step), 1])]}
        period={solve(conditions)?.period ?? null}
        value={value}
        onTake={(step) => setTaken(step === null ? [] : [...taken, step])}
        locale={locale}
      />
      <Finding tone={fits ? 'found' : 'open'}>{words}</Finding>
      <ul className="remainders-turns text-sm text-mute">
        {turners.map((turner) => (
          <li key={turner.modulus}>{turnWords(turner, locale)}</li>
        ))}
        {!areCoprime(moduli) && <li>{say(WORDS.shared, locale)}</li>}
      </ul>
    </>
  );
}

interface StepKeysProps {
  readonly steps: readonly number[];
  /** What may be taken away without changing any remainder; null where no number fits. */
  readonly period: number | null;
  readonly value: number;
  /** A step, or null to begin anew. */
  readonly onTake: (step: number | null) => void;
  readonly locale: Locale;
}

function StepKeys({ steps, period, value, onTake, locale }: StepKeysProps) {
  const key = (step: number | null, words: string, disabled: boolean) => (
    <button
      key={words}
      type="button"
      className="btn btn-secondary"
      disabled={disabled}
      onClick={() => onTake(step)}
    >
      {words}
    </button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((step) => key(step, say(WORDS.add, locale, { step }), value + step > MOST))}
      {period !== null && key(-period, say(WORDS.take, locale, { step: period }), value < period)}
      {key(null, say(WORDS.again, locale), value === 0)}
    </div>
  );
}
