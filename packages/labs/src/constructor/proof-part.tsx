import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { mixedUp } from '../frame/mixed-up.ts';
import { say } from '../frame/words.ts';
import type { Proof, ProofLine } from './proof-shape.ts';
import { type Reason, REASONS } from './reasons.ts';
import { WORDS } from './words.ts';

interface ProofPartProps {
  readonly proof: Proof;
  readonly locale: Locale;
}

const claimOf = ({ claim }: ProofLine, locale: Locale): string =>
  typeof claim === 'string' ? claim : say(claim, locale);

/** The reasons to choose from, in an order that tells nothing. */
function optionsOf({ lines, asked, others }: Proof): readonly Reason[] {
  const reasons = [...lines.slice(asked, asked + 1).map(({ reason }) => reason), ...others];
  return mixedUp(reasons).flatMap((place) => reasons[place] ?? []);
}

function answerWords(checked: Reason | null, isProved: boolean) {
  if (checked === null) return WORDS.oneLeft;
  return isProved ? WORDS.proved : WORDS.notYet;
}

/** A proof line by line, with its reasons; one reason is the learner's. */
export function ProofPart({ proof, locale }: ProofPartProps) {
  const [chosen, setChosen] = useState<Reason | null>(null);
  const [checked, setChecked] = useState<Reason | null>(null);
  const right = proof.lines[proof.asked]?.reason;
  const isProved = checked === right;
  const choose = (reason: Reason) => {
    setChosen(reason);
    setChecked(null);
  };
  return (
    <section className="geo-proof">
      <h3>{say(WORDS.proof, locale)}</h3>
      <p className="geo-proves">{say(proof.proves, locale)}</p>
      <ol>
        {proof.lines.map((line, index) => (
          <li key={index} data-open={index === proof.asked && !isProved ? '' : undefined}>
            <strong>{claimOf(line, locale)}</strong>
            <span>
              {say(index === proof.asked && !isProved ? WORDS.yourStep : REASONS[line.reason], locale)}
            </span>
          </li>
        ))}
      </ol>
      {!isProved && (
        <>
          <Choices
            legend={say(WORDS.whyLine, locale, { n: proof.asked + 1 })}
            choices={optionsOf(proof).map((reason) => ({
              value: reason,
              label: say(REASONS[reason], locale),
            }))}
            value={chosen}
            onChoose={choose}
          />
          <button
            type="button"
            className="btn btn-primary justify-self-start"
            disabled={chosen === null}
            onClick={() => setChecked(chosen)}
          >
            {say(WORDS.check, locale)}
          </button>
        </>
      )}
      <Finding tone={isProved ? 'found' : 'open'}>{say(answerWords(checked, isProved), locale)}</Finding>
    </section>
  );
}
