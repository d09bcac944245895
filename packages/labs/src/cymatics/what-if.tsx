import type { Locale } from '@ori/contracts/locale';
import type { CymaticsProps } from '@ori/contracts/sound-labs';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { SOUND_WORDS } from '../sound/sound-words.ts';
import { GUESS_WORDS } from './guess-words.ts';
import { type Plate, tonesOf } from './plate-setting.ts';
import { hertz } from './plate-words.ts';

type Change = 'thicker' | 'larger';
const ANSWERS = ['quarter', 'half', 'same', 'double', 'fourfold'] as const;
type Answer = (typeof ANSWERS)[number];
const TRUE_ANSWER: Readonly<Record<Change, Answer>> = { thicker: 'double', larger: 'quarter' };

function changed(setting: CymaticsProps, change: Change): CymaticsProps {
  return change === 'thicker'
    ? { ...setting, thicknessMm: setting.thicknessMm * 2 }
    : { ...setting, sizeMm: setting.sizeMm * 2 };
}

interface WhatIfProps {
  readonly plate: Plate;
  readonly locale: Locale;
  readonly change: Change;
}

/** A guess about thickness or size, then both tones as solved. */
export function WhatIf({ plate, locale, change }: WhatIfProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isShown, setShown] = useState(false);
  const [before] = plate.tonesHz;
  const [after] = tonesOf(changed(plate.setting, change), plate.resonances);
  const isRight = answer === TRUE_ANSWER[change];
  const guess = isRight
    ? say(GUESS_WORDS.guessRight, locale)
    : say(GUESS_WORDS.guessWrong, locale, { said: answer ? say(GUESS_WORDS[answer], locale) : '' });
  const seen = change === 'thicker' ? GUESS_WORDS.thickerSeen : GUESS_WORDS.largerSeen;
  return (
    <div className="grid gap-3">
      <Choices
        legend={say(GUESS_WORDS[change], locale)}
        choices={ANSWERS.map((value) => ({ value, label: say(GUESS_WORDS[value], locale) }))}
        value={answer}
        onChoose={(value) => {
          setAnswer(value);
          setShown(false);
        }}
      />
      <button
        type="button"
        className="btn btn-secondary justify-self-start"
        disabled={answer === null}
        onClick={() => setShown(true)}
      >
        {say(SOUND_WORDS.showMe, locale)}
      </button>
      {isShown && (
        <Finding tone={isRight ? 'found' : 'open'}>
          {say(seen, locale, {
            before: hertz(before ?? 0, locale),
            after: hertz(after ?? 0, locale),
            guess,
          })}
        </Finding>
      )}
    </div>
  );
}
