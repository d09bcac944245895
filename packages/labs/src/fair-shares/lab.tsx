import type { FairSharesProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { FairSharesFigure } from './figure.tsx';
import { dealShares } from './shares.ts';
import { WORDS } from './words.ts';

function wordsFor(setting: FairSharesProps, cuts: number, rounds: number, locale: Locale): string {
  const { wholes, people } = setting;
  if (cuts === 1) return say(WORDS.before, locale, { wholes, people });
  const { each, left, canDeal } = dealShares(wholes, cuts, people, rounds);
  if (canDeal) return say(WORDS.dealing, locale, { left });
  return say(left === 0 ? WORDS.fair : WORDS.unfair, locale, { each, left });
}

/** Cut the loaves, then deal the pieces round by round, and see whether all have the same. */
export function Lab({ props: setting, locale }: LabProps<FairSharesProps>) {
  const [cuts, setCuts] = useState(1);
  const [rounds, setRounds] = useState(0);
  const { left, canDeal } = dealShares(setting.wholes, cuts, setting.people, rounds);
  const words = wordsFor(setting, cuts, rounds, locale);
  const cut = (value: number) => {
    setCuts(value);
    setRounds(0);
  };
  return (
    <div className="lab">
      <FairSharesFigure setting={setting} cuts={cuts} rounds={rounds} label={words} />
      <Choices
        legend={say(WORDS.cutEach, locale)}
        choices={setting.cuts.map((value) => ({ value, label: String(value) }))}
        value={cuts}
        onChoose={cut}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={cuts === 1 || !canDeal}
          onClick={() => setRounds(canDeal && cuts > 1 ? rounds + 1 : rounds)}
        >
          {say(WORDS.deal, locale)}
        </button>
        <button type="button" className="btn btn-secondary" onClick={() => cut(1)}>
          {say(WORDS.again, locale)}
        </button>
      </div>
      <Finding tone={cuts > 1 && left === 0 ? 'found' : 'open'}>{words}</Finding>
    </div>
  );
}
