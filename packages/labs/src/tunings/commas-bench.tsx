import type { Locale } from '@ori/contracts/locale';
import { exactCents, fifthsUp, PYTHAGOREAN_COMMA, SYNTONIC_COMMA } from '@ori/core/sound/commas';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { fifthName, TuningsFigure } from './figure.tsx';
import { Guess } from './guess.tsx';
import { COMMA_WORDS } from './words.ts';

const ALL = 12;
const THIRD = 4;
const ANSWERS = ['below', 'exactly', 'above'] as const;

function stateWords(fifths: number, locale: Locale): string {
  const ratio = fifthsUp(fifths);
  const said = say(COMMA_WORDS.state, locale, {
    n: fifths,
    note: fifthName(fifths),
    over: ratio.over.toString(),
    under: ratio.under.toString(),
    cents: number(exactCents(ratio), locale),
  });
  const comma = (of: typeof PYTHAGOREAN_COMMA) => ({ cents: number(exactCents(of), locale) });
  if (fifths === ALL) return `${said} ${say(COMMA_WORDS.pythagorean, locale, comma(PYTHAGOREAN_COMMA))}`;
  if (fifths === THIRD) return `${said} ${say(COMMA_WORDS.syntonic, locale, comma(SYNTONIC_COMMA))}`;
  return said;
}

function Chain({ locale }: { readonly locale: Locale }) {
  const [fifths, setFifths] = useState(ALL);
  const label = say(COMMA_WORDS.picture, locale, {
    n: fifths,
    gap: number(exactCents(PYTHAGOREAN_COMMA), locale),
  });
  return (
    <>
      <TuningsFigure fifths={fifths} label={label} />
      <Stepper
        label={say(COMMA_WORDS.fifths, locale)}
        value={fifths}
        min={0}
        max={ALL}
        onChange={setFifths}
      />
      <Finding tone={fifths === ALL || fifths === THIRD ? 'found' : 'open'}>
        {stateWords(fifths, locale)}
      </Finding>
    </>
  );
}

/** Do twelve fifths make seven octaves? Counted with whole numbers, without rounding. */
export function CommasBench({ locale }: { readonly locale: Locale }) {
  return (
    <Guess
      locale={locale}
      ask={say(COMMA_WORDS.ask, locale)}
      choices={ANSWERS.map((value) => ({ value, label: say(COMMA_WORDS[value], locale) }))}
      answer="above"
      told={say(COMMA_WORDS.told, locale)}
    >
      <Chain locale={locale} />
    </Guess>
  );
}
