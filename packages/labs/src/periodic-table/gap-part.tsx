import type { Locale } from '@ori/contracts/locale';
import { elementOf } from '@ori/core/elements/elements';
import { EKA_SILICON, measureOf, missedBy, NEIGHBOURS } from '@ori/core/elements/mendeleev';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { GAP_WORDS } from './words.ts';

function Neighbours({ locale }: { readonly locale: Locale }) {
  return (
    <table className="lab-table pt-neighbours">
      <thead>
        <tr>
          {(['element', 'weight', 'density'] as const).map((head) => (
            <th key={head} scope="col">
              {say(GAP_WORDS[head], locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NEIGHBOURS.map((symbol) => {
          const { weight, density } = measureOf(symbol);
          return (
            <tr key={symbol}>
              <th scope="row">
                {elementOf(symbol)?.name[locale]} {symbol} <small>{say(GAP_WORDS[symbol], locale)}</small>
              </th>
              <td>{number(weight, locale, 1)}</td>
              <td>{number(density, locale, 1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function foundWords(weight: number, density: number, locale: Locale): string {
  const germanium = measureOf('Ge');
  const off = (guess: number, measured: number) => number(missedBy(guess, measured), locale, 1);
  return say(GAP_WORDS.found, locale, {
    weight: number(germanium.weight, locale, 2),
    density: number(germanium.density, locale, 2),
    weightOff: off(weight, germanium.weight),
    densityOff: off(density, germanium.density),
    hisWeightOff: off(EKA_SILICON.weight, germanium.weight),
    hisDensityOff: off(EKA_SILICON.density, germanium.density),
  });
}

/** An empty place of 1871: the learner says from its neighbours what belongs there, and then sees germanium. */
export function GapPart({ locale }: { readonly locale: Locale }) {
  const [weight, setWeight] = useState(40);
  const [density, setDensity] = useState(2);
  const [isShown, setShown] = useState(false);
  const keep = (set: (value: number) => void) => (value: number) => {
    setShown(false);
    set(value);
  };
  return (
    <section className="pt-gap" aria-labelledby="pt-gap-title">
      <h3 id="pt-gap-title">{say(GAP_WORDS.title, locale)}</h3>
      <p>{say(GAP_WORDS.ask, locale)}</p>
      <Neighbours locale={locale} />
      <Stepper
        label={say(GAP_WORDS.weight, locale)}
        value={weight}
        min={20}
        max={130}
        onChange={keep(setWeight)}
      />
      <Stepper
        label={say(GAP_WORDS.density, locale)}
        value={density}
        min={1}
        max={10}
        step={0.1}
        valueText={number(density, locale, 1)}
        onChange={keep(setDensity)}
      />
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        {say(GAP_WORDS.show, locale)}
      </button>
      <Finding tone={isShown ? 'found' : 'open'}>
        {isShown ? foundWords(weight, density, locale) : say(GAP_WORDS.open, locale)}
      </Finding>
      {isShown && <p className="text-sm text-mute">{say(GAP_WORDS.how, locale)}</p>}
    </section>
  );
}
