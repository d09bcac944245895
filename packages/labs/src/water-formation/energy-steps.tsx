import type { Locale } from '@ori/contracts/locale';
import {
  BOND_ENTHALPIES_KJ,
  bondEnergyKj,
  FORMATION_KJ,
  type Gathering,
} from '@ori/core/chemistry/water-formation';
import { number, say } from '../frame/words.ts';
import { EnergyHill } from './energy-hill.tsx';
import { WORDS } from './words.ts';

interface EnergyStepsProps {
  readonly gathering: Gathering;
  readonly locale: Locale;
}

/** Everything the sentences about energy need, in kilojoules as the reader writes them. */
function blanksFor(gathering: Gathering, locale: Locale) {
  const { taken, given, change } = bondEnergyKj(gathering);
  const perMole = change / gathering.water;
  const kj = (value: number, digits = 0) => number(value, locale, digits);
  return {
    hydrogen: gathering.hydrogen,
    oxygen: gathering.oxygen,
    bonds: 2 * gathering.water,
    hh: BOND_ENTHALPIES_KJ['H–H'],
    oo: BOND_ENTHALPIES_KJ['O=O'],
    oh: BOND_ENTHALPIES_KJ['O–H'],
    taken: kj(taken),
    given: kj(given),
    change: kj(change),
    water: gathering.water,
    perMole: kj(perMole, 1),
    tabled: kj(FORMATION_KJ.gas, 1),
    liquid: kj(FORMATION_KJ.liquid, 1),
    apart: kj(Math.abs(perMole - FORMATION_KJ.gas), 1),
  };
}

const SENTENCES = ['breaking', 'making', 'sum', 'tabled', 'liquid'] as const;

/** What breaking takes and making gives, as a hill and as a reckoning, against what was measured. */
export function EnergySteps({ gathering, locale }: EnergyStepsProps) {
  const blanks = blanksFor(gathering, locale);
  return (
    <figure className="water-energy">
      <EnergyHill gathering={gathering} label={say(WORDS.energyLabel, locale, blanks)} locale={locale} />
      <ul>
        {SENTENCES.map((name) => (
          <li key={name}>{say(WORDS[name], locale, blanks)}</li>
        ))}
      </ul>
    </figure>
  );
}
