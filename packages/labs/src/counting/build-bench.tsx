import type { Locale } from '@ori/contracts/locale';
import { readYoruba, type YorubaSum, yorubaFormula, yorubaSum } from '@ori/core/numerals/yoruba';
import { seededRandom } from '@ori/core/problems/seeded-random';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { SumDrawing } from './numeral-drawing.tsx';
import { sayYoruba } from './say-numeral.ts';
import { WORDS } from './words.ts';

/** Numbers whose names take away: the first is the example of the books. */
const FIRST = 45;

function goalOf(round: number): number {
  if (round === 0) return FIRST;
  const random = seededRandom('yoruba sums', round);
  return random.integer(2, 9) * 20 + random.integer(-14, 4);
}

/** The learner's sum as the name's is written; ten taken away and ones may both be nothing. */
function sumOf(twenties: number, isLessTen: boolean, ones: number): YorubaSum {
  return { base: { twenties }, isLessTen, ones };
}

function told(sum: YorubaSum, goal: number, locale: Locale): { words: string; isDone: boolean } {
  const value = readYoruba(sum);
  const formula = yorubaFormula(sum);
  if (value !== goal) return { words: say(WORDS.buildNow, locale, { formula, value }), isDone: false };
  const said = yorubaSum(goal);
  const isSaid = said.isLessTen === sum.isLessTen && said.ones === sum.ones;
  const words = say(isSaid ? WORDS.buildDone : WORDS.buildOther, locale, { formula, n: goal });
  return { words: isSaid ? `${words} ${sayYoruba(goal, locale)}.` : words, isDone: isSaid };
}

/** Build a number from twenties, as its Yoruba name does. */
export function BuildBench({ locale }: { readonly locale: Locale }) {
  const [round, setRound] = useState(0);
  const [twenties, setTwenties] = useState(1);
  const [isLessTen, setLessTen] = useState(false);
  const [ones, setOnes] = useState(0);
  const goal = goalOf(round);
  const sum = sumOf(twenties, isLessTen, ones);
  const { words, isDone } = told(sum, goal, locale);
  return (
    <>
      <p className="lab-card">{say(WORDS.buildAsk, locale, { n: goal })}</p>
      <div className="lab-dials">
        <Stepper
          label={say(WORDS.twenties, locale)}
          value={twenties}
          min={1}
          max={10}
          valueText={`20 × ${twenties}`}
          onChange={setTwenties}
        />
        <Choices
          legend={say(WORDS.tens, locale)}
          choices={[
            { value: 'no', label: say(WORDS.noTen, locale) },
            { value: 'yes', label: `− 10: ${say(WORDS.lessTen, locale)}` },
          ]}
          value={isLessTen ? 'yes' : 'no'}
          onChoose={(chosen) => setLessTen(chosen === 'yes')}
        />
        <Stepper
          label={say(WORDS.fewMore, locale)}
          value={ones}
          min={-5}
          max={4}
          valueText={ones < 0 ? `− ${-ones}` : `+ ${ones}`}
          onChange={setOnes}
        />
      </div>
      <div className="count-floor">
        <SumDrawing sum={sum} label={words} />
      </div>
      <Finding tone={isDone ? 'found' : 'open'}>{words}</Finding>
      {isDone && (
        <button
          type="button"
          className="btn btn-secondary justify-self-start"
          onClick={() => setRound(round + 1)}
        >
          {say(WORDS.another, locale)}
        </button>
      )}
    </>
  );
}
