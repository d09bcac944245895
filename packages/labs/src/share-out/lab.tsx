import type { ShareOutProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { ShareOutFigure } from './figure.tsx';
import { standing, unitBeside } from './sharing.ts';
import { WORDS } from './words.ts';

function wordsFor(setting: ShareOutProps, given: readonly number[], locale: Locale): string {
  const unitOf = (amount: number) => unitBeside(setting, amount, locale);
  const now = standing(setting, given);
  switch (now.at) {
    case 'left':
      return say(WORDS.left, locale, { left: number(now.amount, locale), unit: unitOf(now.amount) });
    case 'over':
      return say(WORDS.over, locale, { over: number(now.amount, locale), unit: unitOf(now.amount) });
    case 'too-little': {
      const { words, why, least = 0 } = now.jar;
      return say(WORDS.tooLittle, locale, { words, why, least: number(least, locale), unit: unitOf(least) });
    }
    case 'too-much': {
      const { words, why, most = 0 } = now.jar;
      return say(WORDS.tooMuch, locale, { words, why, most: number(most, locale), unit: unitOf(most) });
    }
    case 'done':
      return say(WORDS.done, locale, { total: number(setting.total, locale), unit: unitOf(setting.total) });
  }
}

/** Share an amount out among jars until it is all given and every need is met. */
export function Lab({ props: setting, locale }: LabProps<ShareOutProps>) {
  const { jars, total, step } = setting;
  const [given, setGiven] = useState<readonly number[]>(() => jars.map(() => 0));
  const words = wordsFor(setting, given, locale);
  return (
    <div className="lab">
      <ShareOutFigure setting={setting} given={given} label={words} />
      <div className="lab-dials">
        {jars.map((jar, index) => (
          <Stepper
            key={jar.words}
            label={jar.words}
            value={given[index] ?? 0}
            min={0}
            max={total}
            step={step}
            valueText={`${number(given[index] ?? 0, locale)} ${unitBeside(setting, given[index] ?? 0, locale)}`}
            onChange={(value) => setGiven(given.map((amount, place) => (place === index ? value : amount)))}
          />
        ))}
      </div>
      <Finding tone={standing(setting, given).at === 'done' ? 'found' : 'open'}>{words}</Finding>
    </div>
  );
}
