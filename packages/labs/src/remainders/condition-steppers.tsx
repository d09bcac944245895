import type { Locale } from '@ori/contracts/locale';
import type { Condition } from '@ori/core/number-theory/remainders';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

const LEAST = 2;
const MOST = 12;

interface ConditionSteppersProps {
  readonly conditions: readonly Condition[];
  readonly onChange: (conditions: readonly Condition[]) => void;
  readonly locale: Locale;
}

/** Other moduli and remainders to try. */
export function ConditionSteppers({ conditions, onChange, locale }: ConditionSteppersProps) {
  const change = (at: number, modulus: number, remainder: number) =>
    onChange(conditions.with(at, { modulus, remainder: Math.min(remainder, modulus - 1) }));
  return (
    <div className="remainders-steppers">
      {conditions.map(({ modulus, remainder }, at) => (
        <div key={at} className="lab-dials">
          <Stepper
            label={say(WORDS.divide, locale, { n: at + 1 })}
            value={modulus}
            min={LEAST}
            max={MOST}
            onChange={(value) => change(at, value, remainder)}
          />
          <Stepper
            label={say(WORDS.rest, locale, { n: at + 1 })}
            value={remainder}
            min={0}
            max={modulus - 1}
            onChange={(value) => change(at, modulus, value)}
          />
        </div>
      ))}
    </div>
  );
}
